import { randomInt } from 'node:crypto';
import { type Customer, earn } from '#domain/customers/customer.js';
import type { EmailLimits } from '#domain/jobs/email-limits.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { Language } from '#domain/merchants/language.js';
import { toMajor } from '#domain/money.js';
import { textOrNull } from '#domain/text.js';
import { generateVoucherCode } from '#domain/vouchers/code.js';
import { issuableValue, issueVoucher as decide } from '#domain/vouchers/issue.js';
import { recipientMissing } from '#domain/vouchers/refusals.js';
import type { Voucher } from '#domain/vouchers/voucher.js';
import { lockCustomer, lockCustomerByEmail, addLifetimeTotals } from '#persistence/customers/customer.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { insertVoucher } from '#persistence/vouchers/voucher-ledger.store.js';
import { findVoucherTemplate } from '#persistence/vouchers/voucher-template.store.js';
import type { LedgerActor } from '../actor.js';
import { eventOf, type NewEvent } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.js';
import { enqueueVoucherEmail } from '../jobs/enqueue-email.js';
import { auditStaffWrite } from '../audit/audit-write.js';

export interface NewVoucher {
  /** id or externalId of the template. */
  readonly voucherTemplateId: string;
  /** id or externalId of the customer. Either this or recipientEmail is required. */
  readonly customerId?: string;
  /** In its stored form. */
  readonly recipientEmail?: string;
  /** A blank one counts as absent. */
  readonly recipientName?: string;
  /** The language of the e-mails and the PDF. Default: the merchant's. */
  readonly recipientLanguage?: Language;
  /** In major units of the template's currency. */
  readonly value?: number;
  /** Queue the e-mail to the recipient in the same commit. */
  readonly send?: boolean;
  readonly externalReference?: string;
}

/**
 * Issues a voucher from a template. Without customerId, the customer is found or created by recipientEmail.
 * @throws Refusal `not_found` for the template or the customer; `invalid` recipient_missing, voucher_template_inactive,
 *   value_required, value_out_of_range, amount_*; `limited` rate_limited when it is to be sent
 *   (docs/reference/vouchers.md#issue; docs/decisions/0038)
 */
export async function issueVoucher(
  tx: Tx,
  actor: LedgerActor,
  input: NewVoucher,
  limits: EmailLimits,
): Promise<ShownVoucher> {
  const { merchantId } = actor;
  const template = await findVoucherTemplate(
    tx,
    merchantId,
    parseReference('voucher_template', input.voucherTemplateId),
  );
  if (!template) throw notFound('voucher template');
  const events: NewEvent[] = [];
  const named = await lockNamedCustomer(tx, merchantId, input.customerId);
  // What the rule refuses waits for no lock of a recipient, and creates none.
  const valueMinor = issuableValue(template, input.value);
  const owner = named ?? (await lockRecipient(tx, merchantId, input, events));
  const now = await tx.now();
  const issued = decide(template, valueMinor, actor.timeZone, now);
  if (input.customerId === undefined) addMissingName(tx, owner, input, now, events);

  const recipientEmail = input.recipientEmail ?? owner.email;
  const voucher: Voucher = {
    ...issued,
    merchantId,
    id: newId(now),
    externalId: null,
    voucherTemplateId: template.id,
    customerId: owner.id,
    code: generateVoucherCode(Array.from({ length: 15 }, () => randomInt(30))),
    recipientName: textOrNull(input.recipientName) ?? owner.name,
    recipientEmail,
    recipientLanguage: input.recipientLanguage ?? null,
    externalReference: input.externalReference ?? null,
    reversedMinor: 0,
    heldMinor: 0,
    entryCount: 1,
    redemptionCount: 0,
    eventVersion: input.send ? 2 : 1,
    createdAt: now,
    updatedAt: now,
  };
  insertVoucher(tx, voucher, actor);
  if (input.send) await enqueueVoucherEmail(tx, { ...voucher, recipientEmail }, actor, limits);
  const shown = { ...voucher, redemptions: [], balanceMinor: voucher.valueMinor, holds: [] };
  events.push(eventOf('voucher', 'issued', now, { ...shown, eventVersion: 1 }));
  if (input.send) events.push(eventOf('voucher', 'send_requested', now, shown, { before: shown }));
  recordEvents(tx, actor, events);
  const { title: name, currency } = voucher;
  const details = { name, value: toMajor(voucher.valueMinor, currency), currency, sent: input.send ?? false };
  await auditStaffWrite(tx, actor, { action: 'voucher.issued', subjectId: voucher.id, details });
  return shown;
}

/** The time of the write is read in the round trip of the lock, here and below. */
async function lockNamedCustomer(tx: Tx, merchantId: string, id: string | undefined): Promise<Customer | undefined> {
  if (id === undefined) return undefined;
  const [customer] = await Promise.all([lockCustomer(tx, merchantId, parseReference('customer', id)), tx.now()]);
  if (!customer) throw notFound('customer');
  return customer;
}

/** The customer with the recipient's e-mail, who may be new. */
async function lockRecipient(
  tx: Tx,
  merchantId: string,
  { recipientEmail: email, recipientName }: NewVoucher,
  events: NewEvent[],
): Promise<Customer> {
  if (email === undefined) throw recipientMissing();
  const [known] = await Promise.all([lockCustomerByEmail(tx, merchantId, email), tx.now()]);
  return known ?? findOrCreateCustomer(tx, merchantId, { email, name: textOrNull(recipientName) }, events);
}

/** A customer without a name gets that of the recipient. */
function addMissingName(tx: Tx, customer: Customer, input: NewVoucher, now: Date, events: NewEvent[]): void {
  const name = textOrNull(input.recipientName);
  const named = earn(customer, { stamps: 0, points: 0, name });
  if (named.eventVersion === customer.eventVersion) return;
  addLifetimeTotals(tx, { customer: named, stamps: 0, points: 0, name });
  events.push(eventOf('customer', 'updated', now, named, { before: customer }));
}
