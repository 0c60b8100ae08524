import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseReference, type Reference } from '#domain/ids.js';
import { amountToMinor } from '#domain/money.js';
import { redeem } from '#domain/vouchers/redeem.js';
import { admit, type Backend, type Operation } from './admit.js';
import { type Answer, Failure } from './answer.js';
import { invalidField, parseBody, readBody, writeKeyOf } from './body.js';
import { callersBy, type KeyRow, keyColumns } from './caller.js';
import { prepared } from './database.js';
import { eventsText, recordEvents } from './events.js';
import { redemptionResult, shownRedemptions, type VoucherHistory, type VoucherRow } from './voucher-body.js';
import { type Claimed, remember, rememberValues, writeOnce } from './write-once.js';

const operation: Operation = {
  route: '/v1/public/vouchers/{id}/redeem',
  scope: 'vouchers:redeem',
  ownWindow: 'voucherRedemptionsPerMinute',
};

const findCallers = prepared('find_callers', `select ${keyColumns} from api_keys k where k.public_part = any ($1)`);

const lockVoucher = (column: string) =>
  prepared(
    `lock_voucher_by_${column}`,
    `select id, external_id as "externalId", voucher_template_id as "voucherTemplateId", customer_id as "customerId", code,
       title, currency, value_minor as "valueMinor", remaining_minor as "remainingMinor", status,
       allow_partial_redemption as "allowPartialRedemption", activates_at as "activatesAt", expires_at as "expiresAt",
       recipient_name as "recipientName", recipient_email as "recipientEmail",
       recipient_language as "recipientLanguage",
       external_reference as "externalReference", entry_count as "entryCount", event_version as "eventVersion", created_at as "createdAt"
     from vouchers where merchant_id = $1 and ${column} = $2 for no key update`,
  );

// A statement of its own: that of the lock sees the entries as they were before it waited.
const findHistory = (column: string) =>
  prepared(
    `find_history_by_${column}`,
    `select v.redemption_count + (
         select count(*) from voucher_entries e where e.merchant_id = v.merchant_id and e.voucher_id = v.id
           and e.kind = 'redeem' and e.number > v.redemptions_counted_to) as count,
       (select coalesce(json_agg(json_build_object('number', r.number, 'amountMinor', -r.change_minor, 'type', r.redemption_type,
           'date', r.created_at) order by r.number), '[]')
         from (
           select e.number, change_minor, redemption_type, created_at from voucher_entries e
           where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem'
           order by number desc limit ${shownRedemptions}) r) as redemptions
     from vouchers v where v.merchant_id = $1 and v.${column} = $2`,
  );

const statementsBy = {
  id: { lock: lockVoucher('id'), history: findHistory('id') },
  externalId: { lock: lockVoucher('external_id'), history: findHistory('external_id') },
};

/** The voucher, its ledger row, the event and the remembered answer. */
const saveRedemption = prepared(
  'save_redemption',
  `with changed as (
     update vouchers set status = $7, remaining_minor = $8, entry_count = $9, redemption_count = $10,
       redemptions_counted_to = $9, updated_at = $11, event_version = event_version + 1
     where merchant_id = $1 and id = $6
   ), entered as (
     insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor,
       redemption_type, api_key_id, created_at)
     values ($1, $6, $9, 'redeem', $12, $8, $13, $4, $11)
   ), recorded as (${recordEvents('$14')}
   ) ${remember('200')}`,
);

/** POST /v1/public/vouchers/{id}/redeem */
export function redeemVoucher(backend: Backend) {
  const { database } = backend;
  const find = callersBy<KeyRow>(database.send, findCallers);
  return async (request: IncomingMessage, response: ServerResponse, idInPath: string): Promise<Answer> => {
    const reading = readBody(request);
    const caller = await admit(backend, operation, request, response, find);
    const bytes = await reading;
    const body = bytes.length === 0 ? {} : parseBody(request, bytes);
    const { amount } = body;
    if (amount !== undefined && typeof amount !== 'number') throw invalidField('amount must be a number.');
    const write = { caller, ...writeKeyOf(request, body) };
    const reference = parseReference('voucher', idInPath);
    return writeOnce(database, write, (claimed) => recordRedemption(write, reference, amount, claimed));
  };
}

type RedemptionWrite = Parameters<typeof rememberValues>[0];

async function recordRedemption(
  write: RedemptionWrite,
  reference: Reference,
  amount: number | undefined,
  { now, send, commit }: Claimed,
): Promise<Answer> {
  if (reference.by === 'nothing') throw noSuchVoucher();
  const statements = statementsBy[reference.by];
  const values = [write.caller.merchantId, reference.value];
  const [redeemedAt, [voucher], [history]] = await Promise.all([
    now,
    send<VoucherRow>(statements.lock, values),
    send<VoucherHistory>(statements.history, values),
  ]);
  if (!voucher || !history) throw noSuchVoucher();
  const amountMinor = amount === undefined ? undefined : amountToMinor(amount, voucher.currency, 'amount');
  const redeemed = redeem({ ...voucher, holds: [] }, amountMinor, redeemedAt);
  const { status, remainingMinor, redemption } = redeemed;
  const { body, event } = redemptionResult(voucher, history, redeemed, redeemedAt);
  await commit(() => [
    send(saveRedemption, [
      ...rememberValues(write, body),
      voucher.id,
      status,
      remainingMinor,
      voucher.entryCount + 1,
      history.count + 1,
      redeemedAt,
      -redemption.amountMinor,
      redemption.type,
      eventsText(write.caller, redeemedAt, [event]),
    ]),
  ]);
  return { status: 200, body };
}

const noSuchVoucher = (): Failure => new Failure(404, 'voucher_not_found', 'No such voucher.');
