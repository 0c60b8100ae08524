import { windowMs } from '#domain/keys/limits.js';
import { usageTooLarge } from '#domain/usage/too-large.js';
import { Database } from '#persistence/database/database.js';
import { listEndpointUsage } from '#persistence/usage/usage.store.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { limitsOf, RequestLimits } from '../edge/request-limits.js';
import { ApiSettings } from '../settings.js';

class MinuteView {
  @ApiProperty({ type: 'integer', example: 12 }) used: number;
  @ApiProperty({ type: 'integer', example: 120 }) limit: number;
  @ApiProperty({ type: 'integer', example: 108 }) remaining: number;
}

class DayView extends MinuteView {
  @ApiProperty({ type: 'integer', description: 'A rolling window of 24 hours.', example: 86_400 })
  windowSeconds: number;
}

class EndpointLimitsView {
  @ApiProperty({ type: 'integer', example: 60 }) orderCreationsPerMinute: number;
  @ApiProperty({ type: 'integer', example: 60 }) voucherRedemptionsPerMinute: number;
  @ApiProperty({ type: 'integer', example: 10 }) voucherPdfsPerMinute: number;
}

class EndpointView {
  @ApiProperty({ example: 'POST' }) method: string;
  @ApiProperty({ example: '/v1/public/orders/create' }) route: string;
  @ApiProperty({ type: 'integer', example: 240 }) requests: number;
  @ApiProperty({ type: 'integer', description: 'Responses with status 400 and above.', example: 3 }) errors: number;
  @ApiProperty({ example: 7.42 }) averageDurationMs: number;
}

/** (docs/reference/usage.md#usage-of-a-key) */
export class UsageView {
  @ApiProperty({ description: 'The rolling minute, including this request.' }) minute: MinuteView;
  @ApiProperty({ description: 'The rolling 24 hours, including this request.' }) day: DayView;
  @ApiProperty({ type: 'integer', description: 'Maximum number of concurrent requests.', example: 10 })
  concurrencyLimit: number;
  @ApiProperty({ description: 'Additional limits of single operations.' }) endpointLimits: EndpointLimitsView;
  @ApiProperty({ type: [EndpointView], description: 'The last 24 hours, by method and route.' })
  endpoints: EndpointView[];
}

const example = {
  minute: { used: 12, limit: 120, remaining: 108 },
  day: { used: 240, limit: 10_000, remaining: 9_760, windowSeconds: 86_400 },
  concurrencyLimit: 10,
  endpointLimits: { orderCreationsPerMinute: 60, voucherRedemptionsPerMinute: 60, voucherPdfsPerMinute: 10 },
  endpoints: [{ method: 'POST', route: '/v1/public/orders/create', requests: 240, errors: 3, averageDurationMs: 7.42 }],
};

@Controller()
export class ReadUsage {
  constructor(
    private readonly db: Database,
    private readonly requestLimits: RequestLimits,
    private readonly usage: UsageRecorder,
    private readonly settings: ApiSettings,
  ) {}

  @Operation({
    method: 'GET',
    path: '/usage',
    id: 'readUsage',
    anyScope: ['usage:read'],
    tag: 'Identity',
    summary: 'Read the usage of a key',
    description:
      'The current state of the limits of this key, read from the counters that enforce them, and its requests of ' +
      'the last 24 hours. After a rotation, the new key continues with the figures of the key that it replaced.',
    answer: { description: 'The usage.', shape: 'data', type: UsageView, example },
    refusals: ['usage_too_large'],
  })
  async handle(@CurrentCaller() caller: Caller): Promise<UsageView> {
    const limits = limitsOf(this.settings.limits, caller);
    const [[minute, day], endpoints] = await Promise.all([
      this.requestLimits.read(caller, ['requestsPerMinute', 'requestsPerDay']),
      this.endpoints(caller),
    ]);
    const data: UsageView = {
      minute: windowView(minute?.used ?? 0, limits.requestsPerMinute),
      day: {
        ...windowView(day?.used ?? 0, limits.requestsPerDay),
        windowSeconds: windowMs.requestsPerDay / 1000,
      },
      concurrencyLimit: limits.concurrentRequests,
      endpointLimits: {
        orderCreationsPerMinute: limits.orderCreationsPerMinute,
        voucherRedemptionsPerMinute: limits.voucherRedemptionsPerMinute,
        voucherPdfsPerMinute: limits.voucherPdfsPerMinute,
      },
      endpoints,
    };
    return data;
  }

  private async endpoints({ merchantId, integrationId }: Caller): Promise<EndpointView[]> {
    // Without this, the requests that this process has not written yet would be missing.
    await this.usage.flush();
    const rows = await this.db.runSlowRead(
      merchantId,
      (reader) => listEndpointUsage(reader, merchantId, integrationId),
      {
        timeoutRefusal: () => usageTooLarge('The RateLimit headers of every response show the current limits.'),
      },
    );
    return rows.map(({ method, route, requests, errors, durationUs }) => ({
      method,
      route,
      requests,
      errors,
      averageDurationMs: Math.round(durationUs / requests / 10) / 100,
    }));
  }
}

const windowView = (used: number, limit: number): MinuteView => ({ used, limit, remaining: Math.max(0, limit - used) });
