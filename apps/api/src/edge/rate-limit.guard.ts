import type { WindowName } from '#domain/keys/limits.js';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerOptions,
} from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestLimits } from './request-limits.js';

/** A window of `ThrottlerModule`, as LimitsModule sets them up. */
export interface RequestWindow extends ThrottlerOptions {
  readonly name: WindowName;
  readonly ttl: number;
  readonly limit: (context: ExecutionContext) => number;
}

const ofEveryRequest: readonly string[] = ['requestsPerMinute', 'requestsPerDay'] satisfies WindowName[];
/** Where `@Throttle()` keeps the limit of a window, before the window's name. */
const declaredLimit = 'THROTTLER:LIMIT';

/**
 * Counts a request whose key is accepted. ThrottlerGuard judges one window after the other; this one takes all windows and
 * the slot in one step, so that a request that one of them refuses is counted in none.
 * @throws Refusal `limited`: rate_limited, concurrency_limited
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  private readonly windows = new WeakMap<object, readonly RequestWindow[]>();

  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() private readonly limits: RequestLimits,
    reflector: Reflector,
  ) {
    super(options, limits, reflector);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.caller) return true;
    const windows = this.windowsOf(context.getHandler()).map(({ name, ttl, limit }) => ({
      name,
      limit: limit(context),
      windowMs: ttl,
    }));
    await this.limits.admit(request, http.getResponse<FastifyReply>(), windows);
    return true;
  }

  /** The windows that requests of this operation are judged by; they stay the same while the process runs. */
  private windowsOf(handler: ReturnType<ExecutionContext['getHandler']>): readonly RequestWindow[] {
    const known = this.windows.get(handler);
    if (known) return known;
    const declared = (this.throttlers as RequestWindow[]).filter(
      ({ name }) => ofEveryRequest.includes(name) || this.reflector.get(declaredLimit + name, handler) !== undefined,
    );
    this.windows.set(handler, declared);
    return declared;
  }
}
