import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { expectedUse, type LiabilityFlows, type LiabilityLine, type Subject } from '#domain/reports/liability.js';
import { type LedgerProof, proofChecks } from '#domain/reports/proof.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';

export class AgeingView {
  @ApiProperty({ description: 'Issued at most 30 days before the last day.', example: 310 }) d0_30: number;
  @ApiProperty({ example: 240 }) d31_90: number;
  @ApiProperty({ example: 260 }) d91_365: number;
  @ApiProperty({ description: 'Issued more than 365 days before it.', example: 10 }) over: number;
}

const subjects: readonly Subject[] = ['vouchers', 'points', 'rewards'];

export class LiabilityRowView implements LiabilityFlows {
  @OpenEnum(subjects, { description: 'What the row is about.', example: 'vouchers' }) kind: string;
  @OrNull({ type: 'string' }, { description: 'Of vouchers.', example: 'GBP' }) currency: string | null;
  @OrNull({ type: 'string' }, { description: 'Of points: the card definition.', example: null }) cardId: string | null;
  @OrNull({ type: 'string' }, { description: 'Its title.', example: null }) cardTitle: string | null;
  @ApiProperty({ description: 'Open when the period begins.', example: 700 }) opening: number;
  @ApiProperty({ example: 400 }) issued: number;
  @ApiProperty({ description: 'What reversals gave back after it had been used.', example: 15 }) givenBack: number;
  @ApiProperty({ description: 'What was used. For points, this includes the points of completed cards.', example: 210 })
  used: number;
  @ApiProperty({ example: 40 }) expired: number;
  @ApiProperty({ description: 'By hand, signed.', example: -20 }) adjusted: number;
  @ApiProperty({ example: 25 }) cancelled: number;
  @ApiProperty({ description: 'Points that returns of orders and reversals of `give` entries took back.', example: 0 })
  takenBack: number;
  @ApiProperty({
    description: 'opening + issued + givenBack + adjusted - used - expired - cancelled - takenBack.',
    example: 820,
  })
  closing: number;
  @ApiProperty({ description: '`closing`, split by how many days ago it was issued.' }) ageing: AgeingView;
  @OrNull(
    { type: 'number' },
    {
      description:
        'Of what was issued at least 12 months before `to`, the share that was used before `to`. Null if nothing was ' +
        'issued by that time.',
      example: 0.8125,
    },
  )
  expectedUse: number | null;

  constructor(line: LiabilityLine, cardTitle: string | null) {
    const { subject, key } = line;
    const shown = (amount: number): number => (subject === 'vouchers' ? toMajor(amount, key) : amount);
    this.kind = subject;
    this.currency = subject === 'vouchers' ? key : null;
    this.cardId = subject === 'points' ? encodeId('card_definition', key) : null;
    this.cardTitle = cardTitle;
    this.opening = shown(line.opening);
    this.issued = shown(line.issued);
    this.givenBack = shown(line.givenBack);
    this.used = shown(line.used);
    this.expired = shown(line.expired);
    this.adjusted = shown(line.adjusted);
    this.cancelled = shown(line.cancelled);
    this.takenBack = shown(line.takenBack);
    this.closing = shown(line.closing);
    const { d0_30, d31_90, d91_365, over } = line;
    this.ageing = { d0_30: shown(d0_30), d31_90: shown(d31_90), d91_365: shown(d91_365), over: shown(over) };
    this.expectedUse = expectedUse(line);
  }
}

export class DifferenceView {
  @ApiProperty({
    description: 'The card of a customer, the voucher, or the reward.',
    example: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  id: string;
  @OpenEnum(proofChecks, { description: 'What differs.', example: 'balance' }) check: string;
}

export class ProofView {
  @ApiProperty({ format: 'date-time', example: '2026-11-23T03:12:00.000Z' }) provedAt: string;
  @ApiProperty({ type: 'integer', description: 'Cards, vouchers and rewards.', example: 48_211 }) balances: number;
  @ApiProperty({ type: 'integer', example: 0 }) differences: number;
  @ApiProperty({ type: [DifferenceView], description: 'The first 20 of them.', example: [] }) objects: DifferenceView[];

  constructor({ provedAt, balances, differences, objects }: LedgerProof) {
    this.provedAt = provedAt.toISOString();
    this.balances = balances;
    this.differences = differences;
    this.objects = objects.map(({ kind, id, check }) => ({ id: encodeId(kind, id), check }));
  }
}

/** What a merchant owes its customers. (docs/reference/reports.md#liability) */
@ApiExtraModels(ProofView)
export class LiabilityReportView {
  @ApiProperty({ format: 'date', description: "The first day, in the merchant's time zone.", example: '2026-10-01' })
  from: string;
  @ApiProperty({ format: 'date', description: 'The day after the last one.', example: '2026-11-01' }) to: string;
  @ApiProperty({ example: 'Europe/London' }) timeZone: string;
  @ApiProperty({ type: [LiabilityRowView], description: 'Vouchers by currency, points by card, and rewards, counted.' })
  rows: LiabilityRowView[];
  @ViewOrNull(ProofView, {
    description: 'The last check of all balances against their ledgers. Null before the first check.',
  })
  proof: ProofView | null;
}

export const liabilityExample = {
  from: '2026-10-01',
  to: '2026-11-01',
  timeZone: 'Europe/London',
  rows: [
    {
      kind: 'vouchers',
      currency: 'GBP',
      cardId: null,
      cardTitle: null,
      opening: 700,
      issued: 400,
      givenBack: 15,
      used: 210,
      expired: 40,
      adjusted: -20,
      cancelled: 25,
      takenBack: 0,
      closing: 820,
      ageing: { d0_30: 310, d31_90: 240, d91_365: 260, over: 10 },
      expectedUse: 0.8125,
    },
  ],
  proof: { provedAt: '2026-11-23T03:12:00.000Z', balances: 48_211, differences: 0, objects: [] },
};
