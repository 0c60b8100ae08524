import { encodeId } from '#domain/ids.js';
import { keyPrefixOf } from '#domain/keys/format.js';
import { instantOf } from '#persistence/database/new-id.js';
import type { LoggedRequest, LoggedRequestWithBodies } from '#persistence/requests/request.store.js';
import { ApiProperty } from '@nestjs/swagger';

/** (docs/reference/requests.md#the-request) */
export class RequestView {
  @ApiProperty({ description: 'Unique.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({
    description:
      'The X-Request-Id that the caller sent, which may repeat. Equal to `id` if the caller sent no valid one.',
    example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  requestId: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) at: string;
  @ApiProperty({ example: 'POST' }) method: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The template of the path; null if no route matched.',
    example: '/v1/public/customers/{customerId}/rewards/{rewardId}/redeem',
  })
  route: string | null;
  @ApiProperty({
    description: 'Without the query.',
    example: '/v1/public/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd/rewards/rwd_01k9zq3f8te5rb8s6yw2m4n7pd/redeem',
  })
  path: string;
  @ApiProperty({ type: String, nullable: true, description: 'Masked.', example: null }) query: string | null;
  @ApiProperty({ type: 'integer', example: 400 }) status: number;
  @ApiProperty({ type: String, nullable: true, description: 'The reason of a refusal.', example: 'reward_expired' })
  error: string | null;
  @ApiProperty({ description: 'From the headers of the request to the end of its response.', example: 11.8 })
  durationMs: number;
  @ApiProperty({ example: 'key_01k9zq3f8tf2nv7c1h5x9a3b6e' }) keyId: string;
  @ApiProperty({ example: 'lrw_live_4f8Kq2ZtB7xA' }) keyPrefix: string;
  @ApiProperty({ type: String, nullable: true, example: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11' })
  idempotencyKey: string | null;
  @ApiProperty({ description: 'Whether the response was a replay.', example: false }) replayed: boolean;
  @ApiProperty({ example: '203.0.113.7' }) ip: string;
  @ApiProperty({ type: String, nullable: true, example: 'shop/2.1' }) userAgent: string | null;
  @ApiProperty({
    type: [String],
    description: 'The customer, card, reward, voucher, order and key that the request or its response names.',
    example: ['cus_01k9zq3f8te5rb8s6yw2m4n7pd'],
  })
  subjectIds: readonly string[];

  constructor(request: LoggedRequest) {
    this.id = encodeId('request', request.id);
    this.requestId = request.xRequestId;
    this.at = instantOf(request.id).toISOString();
    this.method = request.method;
    this.route = request.route;
    this.path = request.path;
    this.query = request.query;
    this.status = request.status;
    this.error = request.error;
    this.durationMs = request.durationUs / 1_000;
    this.keyId = encodeId('api_key', request.apiKeyId);
    this.keyPrefix = keyPrefixOf(request.publicPart);
    this.idempotencyKey = request.idempotencyKey;
    this.replayed = request.replayed;
    this.ip = request.address;
    this.userAgent = request.userAgent;
    this.subjectIds = request.subjectIds;
  }
}

const truncated = 'Whether the text was longer than 4 KiB.';

/** A request of the log with its bodies, which are stored for a write and for a refusal. */
export class RequestWithBodiesView extends RequestView {
  @ApiProperty({ type: String, nullable: true, description: 'Masked, at most 4 KiB.', example: '{"id":"4711"}' })
  requestBody: string | null;
  @ApiProperty({ description: truncated, example: false }) requestBodyTruncated: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Masked, at most 4 KiB.',
    example: '{"code":400,"message":"This reward has expired.","error":"reward_expired"}',
  })
  responseBody: string | null;
  @ApiProperty({ description: truncated, example: false }) responseBodyTruncated: boolean;

  constructor(request: LoggedRequestWithBodies) {
    super(request);
    this.requestBody = request.requestBody;
    this.requestBodyTruncated = request.requestBodyTruncated;
    this.responseBody = request.responseBody;
    this.responseBodyTruncated = request.responseBodyTruncated;
  }
}

export const requestExample = {
  id: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  requestId: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  at: '2026-11-20T09:30:00.000Z',
  method: 'POST',
  route: '/v1/public/customers/{customerId}/rewards/{rewardId}/redeem',
  path: '/v1/public/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd/rewards/rwd_01k9zq3f8te5rb8s6yw2m4n7pd/redeem',
  query: null,
  status: 400,
  error: 'reward_expired',
  durationMs: 11.8,
  keyId: 'key_01k9zq3f8tf2nv7c1h5x9a3b6e',
  keyPrefix: 'lrw_live_4f8Kq2ZtB7xA',
  idempotencyKey: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11',
  replayed: false,
  ip: '203.0.113.7',
  userAgent: 'shop/2.1',
  subjectIds: ['cus_01k9zq3f8te5rb8s6yw2m4n7pd', 'rwd_01k9zq3f8te5rb8s6yw2m4n7pd'],
};

export const requestWithBodiesExample = {
  ...requestExample,
  requestBody: '{"id":"4711"}',
  requestBodyTruncated: false,
  responseBody: '{"code":400,"message":"This reward has expired.","error":"reward_expired"}',
  responseBodyTruncated: false,
};
