import { usageWindows } from '#domain/usage/window.js';
import { OrNull } from '#http/views/or-null.js';
import { ApiProperty } from '@nestjs/swagger';

const count = (description: string, example: number) => ({ type: 'integer', description, example }) as const;
const milliseconds = { type: 'number' } as const;

/** Requests within a time, by class of response. */
export class UsageCountsView {
  @ApiProperty(count('All requests with a valid key.', 240)) requests: number;
  @ApiProperty(count('Responses with a status below 400.', 230)) successes: number;
  @ApiProperty(count('Responses with status 400 to 499, except 429.', 6)) clientErrors: number;
  @ApiProperty(count('Responses with status 429 (rate limited).', 3)) limited: number;
  @ApiProperty(count('Responses with status 500 and above.', 1)) serverErrors: number;
  @OrNull(milliseconds, { description: 'Null without requests.', example: 7.42 })
  averageDurationMs: number | null;
  @OrNull(milliseconds, {
    description:
      'The 95th percentile of the duration in milliseconds, interpolated from a histogram. Null without requests.',
    example: 18.5,
  })
  p95DurationMs: number | null;
}

export class UsageStepView extends UsageCountsView {
  @ApiProperty({ format: 'date-time', description: 'The start of the interval.', example: '2026-11-20T09:00:00.000Z' })
  at: string;
}

export class EndpointUsageView {
  @ApiProperty({ example: 'POST' }) method: string;
  @ApiProperty({ example: '/v1/public/orders/create' }) route: string;
  @ApiProperty(count('All requests.', 200)) requests: number;
  @ApiProperty(count('Responses with status 400 and above, including 429.', 8)) errors: number;
  @ApiProperty({ type: 'number', example: 9.1 }) averageDurationMs: number;
  @ApiProperty({ type: 'number', example: 21 }) p95DurationMs: number;
}

export class KeyUsageView {
  @ApiProperty({ description: 'Id of the newest key of the integration.', example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' })
  keyId: string;
  @ApiProperty({ example: 'Web shop' }) name: string;
  @ApiProperty({ enum: ['active', 'revoked', 'expired'], example: 'active' }) status: string;
  @ApiProperty(count('Sums of this key and the keys that it was rotated from.', 240)) requests: number;
  @ApiProperty(count('Responses with status 400 and above, including 429.', 10)) errors: number;
}

export class HeadroomView {
  @ApiProperty({ example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' }) keyId: string;
  @ApiProperty({ example: 'Web shop' }) keyName: string;
  @ApiProperty({
    enum: [
      'requestsPerMinute',
      'requestsPerDay',
      'orderCreationsPerMinute',
      'voucherRedemptionsPerMinute',
      'voucherPdfsPerMinute',
      'lookupMissesPerMinute',
      'concurrentRequests',
    ],
    example: 'requestsPerMinute',
  })
  name: string;
  @ApiProperty({ description: 'A human-readable description.', example: 'Requests per minute' }) title: string;
  @ApiProperty(count('The limit.', 120)) limit: number;
  @ApiProperty(count('How many are used now.', 12)) used: number;
  @ApiProperty(count('How many are left now.', 108)) remaining: number;
  @OrNull(
    { type: 'integer' },
    { description: 'Length of the rolling window. Null: the limit counts concurrent requests.', example: 60 },
  )
  windowSeconds: number | null;
  @ApiProperty({ description: 'Whether an operator has set this limit for this key.', example: false })
  overridden: boolean;
}

/** (docs/reference/usage.md#usage-in-the-portal) */
export class UsageReportView {
  @ApiProperty({ enum: usageWindows, example: '1h' }) window: string;
  @ApiProperty({ enum: ['minute', 'hour', 'day'], description: 'The length of an interval.', example: 'minute' })
  resolution: string;
  @ApiProperty({
    format: 'date-time',
    description: 'The start of the first interval.',
    example: '2026-11-20T08:31:00.000Z',
  })
  from: string;
  @ApiProperty({ format: 'date-time', description: 'The current time.', example: '2026-11-20T09:30:21.000Z' })
  to: string;
  @ApiProperty({ description: 'Totals of all intervals.' }) totals: UsageCountsView;
  @ApiProperty({
    type: [UsageStepView],
    description: 'All intervals, oldest first, including those without a request.',
  })
  series: UsageStepView[];
  @ApiProperty({ type: [EndpointUsageView], description: 'By method and route, most requests first.' })
  endpoints: EndpointUsageView[];
  @ApiProperty({ type: [KeyUsageView], description: 'By key, most requests first.' }) keys: KeyUsageView[];
  @ApiProperty({
    type: [HeadroomView],
    description: 'The current state of every limit of every active key, from the counters that enforce them.',
  })
  limits: HeadroomView[];
}

const counts = {
  requests: 240,
  successes: 230,
  clientErrors: 6,
  limited: 3,
  serverErrors: 1,
  averageDurationMs: 7.42,
  p95DurationMs: 18.5,
};
const key = 'key_01k9zq3f8te5rb8s6yw2m4n7pd';

export const usageExample = {
  window: '1h',
  resolution: 'minute',
  from: '2026-11-20T08:31:00.000Z',
  to: '2026-11-20T09:30:21.000Z',
  totals: counts,
  series: [{ at: '2026-11-20T09:30:00.000Z', ...counts }],
  endpoints: [
    {
      method: 'POST',
      route: '/v1/public/orders/create',
      requests: 200,
      errors: 8,
      averageDurationMs: 9.1,
      p95DurationMs: 21,
    },
  ],
  keys: [{ keyId: key, name: 'Web shop', status: 'active', requests: 240, errors: 10 }],
  limits: [
    {
      keyId: key,
      keyName: 'Web shop',
      name: 'requestsPerMinute',
      title: 'Requests per minute',
      limit: 120,
      used: 12,
      remaining: 108,
      windowSeconds: 60,
      overridden: false,
    },
  ],
};
