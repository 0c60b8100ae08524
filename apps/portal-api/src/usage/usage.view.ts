import { usageWindows } from '#domain/usage/window.js';
import { OrNull } from '#http/views/or-null.js';
import { ApiProperty } from '@nestjs/swagger';

const count = (description: string, example: number) => ({ type: 'integer', description, example }) as const;
const milliseconds = { type: 'number' } as const;

/** What was asked for within a time, by class of answer. */
export class UsageCountsView {
  @ApiProperty(count('All requests that passed the key check.', 240)) requests: number;
  @ApiProperty(count('Answered below 400.', 230)) successes: number;
  @ApiProperty(count('Answered with 400 to 499, those that were limited not among them.', 6)) clientErrors: number;
  @ApiProperty(count('Refused by a limit: 429.', 3)) limited: number;
  @ApiProperty(count('Answered with 500 and above.', 1)) serverErrors: number;
  @OrNull(milliseconds, { description: 'Null where there was no request.', example: 7.42 })
  averageDurationMs: number | null;
  @OrNull(milliseconds, {
    description:
      'So many milliseconds or fewer took 95 of 100 requests; interpolated in a histogram. Null without requests.',
    example: 18.5,
  })
  p95DurationMs: number | null;
}

export class UsageStepView extends UsageCountsView {
  @ApiProperty({ format: 'date-time', description: 'When the step begins.', example: '2026-11-20T09:00:00.000Z' })
  at: string;
}

export class EndpointUsageView {
  @ApiProperty({ example: 'POST' }) method: string;
  @ApiProperty({ example: '/v1/public/orders/create' }) route: string;
  @ApiProperty(count('All of them.', 200)) requests: number;
  @ApiProperty(count('Answered with 400 and above, 429 among them.', 8)) errors: number;
  @ApiProperty({ type: 'number', example: 9.1 }) averageDurationMs: number;
  @ApiProperty({ type: 'number', example: 21 }) p95DurationMs: number;
}

export class KeyUsageView {
  @ApiProperty({ description: 'The newest key of its integration.', example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' })
  keyId: string;
  @ApiProperty({ example: 'Web shop' }) name: string;
  @ApiProperty({ enum: ['active', 'revoked', 'expired'], example: 'active' }) status: string;
  @ApiProperty(count('Of this key and of those that it was rotated from.', 240)) requests: number;
  @ApiProperty(count('Answered with 400 and above, 429 among them.', 10)) errors: number;
}

export class HeadroomView {
  @ApiProperty({ example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' }) keyId: string;
  @ApiProperty({ example: 'Web shop' }) keyName: string;
  @ApiProperty({
    enum: [
      ...['requestsPerMinute', 'requestsPerDay', 'orderCreationsPerMinute', 'voucherRedemptionsPerMinute'],
      ...['voucherPdfsPerMinute', 'lookupMissesPerMinute', 'concurrentRequests'],
    ],
    example: 'requestsPerMinute',
  })
  name: string;
  @ApiProperty({ description: 'In words.', example: 'Requests per minute' }) title: string;
  @ApiProperty(count('How many may be.', 120)) limit: number;
  @ApiProperty(count('How many are now.', 12)) used: number;
  @ApiProperty(count('How many more may come now.', 108)) remaining: number;
  @OrNull(
    { type: 'integer' },
    { description: 'The window rolls. Null: what is in flight, whenever it came.', example: 60 },
  )
  windowSeconds: number | null;
  @ApiProperty({ description: 'An operator has set this figure for this key.', example: false }) overridden: boolean;
}

/** (docs/reference/usage.md#usage-in-the-portal) */
export class UsageReportView {
  @ApiProperty({ enum: usageWindows, example: '1h' }) window: string;
  @ApiProperty({ enum: ['minute', 'hour', 'day'], description: 'The length of a step.', example: 'minute' })
  resolution: string;
  @ApiProperty({ format: 'date-time', description: 'When the first step begins.', example: '2026-11-20T08:31:00.000Z' })
  from: string;
  @ApiProperty({ format: 'date-time', description: 'Now.', example: '2026-11-20T09:30:21.000Z' }) to: string;
  @ApiProperty({ description: 'All steps together.' }) totals: UsageCountsView;
  @ApiProperty({ type: [UsageStepView], description: 'Every step, oldest first, also those without a request.' })
  series: UsageStepView[];
  @ApiProperty({ type: [EndpointUsageView], description: 'By method and route, the most asked for first.' })
  endpoints: EndpointUsageView[];
  @ApiProperty({ type: [KeyUsageView], description: 'By key, the most used first.' }) keys: KeyUsageView[];
  @ApiProperty({
    type: [HeadroomView],
    description: 'How every limit of every active key stands now, from the counters that refuse.',
  })
  limits: HeadroomView[];
}

const counts = {
  ...{ requests: 240, successes: 230, clientErrors: 6, limited: 3, serverErrors: 1 },
  ...{ averageDurationMs: 7.42, p95DurationMs: 18.5 },
};
const key = 'key_01k9zq3f8te5rb8s6yw2m4n7pd';

export const usageExample = {
  ...{ window: '1h', resolution: 'minute', from: '2026-11-20T08:31:00.000Z', to: '2026-11-20T09:30:21.000Z' },
  totals: counts,
  series: [{ at: '2026-11-20T09:30:00.000Z', ...counts }],
  endpoints: [
    {
      ...{ method: 'POST', route: '/v1/public/orders/create', requests: 200, errors: 8 },
      ...{ averageDurationMs: 9.1, p95DurationMs: 21 },
    },
  ],
  keys: [{ keyId: key, name: 'Web shop', status: 'active', requests: 240, errors: 10 }],
  limits: [
    {
      ...{ keyId: key, keyName: 'Web shop', name: 'requestsPerMinute', title: 'Requests per minute', limit: 120 },
      ...{ used: 12, remaining: 108, windowSeconds: 60, overridden: false },
    },
  ],
};
