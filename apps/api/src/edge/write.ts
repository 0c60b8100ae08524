import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { actorOf } from './caller.js';

/** A body that is valid, but may be wrong for a merchant. */
export interface MerchantCheckedBody {
  /**
   * Runs before the Idempotency-Key is claimed: its refusal is not stored as an outcome.
   * @throws Refusal `invalid`
   */
  checkFor(merchant: Pick<LedgerActor, 'currency'>): void;
}

/** The placeholder for the transaction in the arguments of a handler. */
const transaction = Symbol('transaction');

/** `@CurrentTx() tx: Tx` in the handler of a write: the transaction that it runs in. */
export const CurrentTx = createParamDecorator(() => transaction);

/** `@CurrentActor() actor: LedgerActor` in the handler of a write: who writes. */
export const CurrentActor = createParamDecorator((_: undefined, context: ExecutionContext) =>
  actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

type Handler = (...args: unknown[]) => Promise<object>;

/** A handler with its input, which the pipes have let through, before it runs in a transaction. */
export class PreparedWrite {
  constructor(
    private readonly handler: Handler,
    private readonly input: readonly unknown[],
  ) {}

  /** @throws Refusal of its body's check for the merchant */
  checkFor(merchant: Pick<LedgerActor, 'currency'>): void {
    for (const each of this.input) if (isCheckedForMerchant(each)) each.checkFor(merchant);
  }

  /** Runs the handler; it may run again in another transaction, after a deadlock. */
  run(tx: Tx): Promise<object> {
    return this.handler(...this.input.map((each) => (each === transaction ? tx : each)));
  }
}

const isCheckedForMerchant = (value: unknown): value is MerchantCheckedBody =>
  typeof value === 'object' && value !== null && 'checkFor' in value && typeof value.checkFor === 'function';

/** Where the handler of a write finds its request; its last parameter. */
const CurrentContext = createParamDecorator((_: undefined, context: ExecutionContext) => context);

/**
 * Makes the handler of a write run once for its request's Idempotency-Key. Nest calls it when guards and pipes have passed, with
 * the execution context behind its own parameters; the handler itself runs within the transaction.
 */
export const runOnce: MethodDecorator = (target, name, descriptor: PropertyDescriptor) => {
  const handler: Handler = descriptor.value;
  descriptor.value = function run(this: unknown, ...input: unknown[]): Promise<string> {
    const context = input.pop() as ExecutionContext;
    const write = new PreparedWrite((...args) => handler.apply(this, args), input);
    const { server } = context.switchToHttp().getRequest<FastifyRequest>();
    return server.idempotency.run(context, write);
  };
  CurrentContext()(target, name, handler.length);
  // OpenAPI finds the parameters of a handler by its name.
  Object.defineProperty(descriptor.value, 'name', { value: String(name) });
};
