import { encodeId } from '#domain/ids.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { OpenEnum } from '#http/views/open-enum.js';

class IdentityMerchantView {
  @ApiProperty({ example: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Corner Coffee' }) name: string;
}

class IdentityIntegrationView {
  @ApiProperty({ description: 'Unchanged when the key is rotated.', example: 'int_01k9zq3f8te5rb8s6yw2m4n7pd' })
  id: string;
  @OpenEnum(['public_api'], { description: 'The API that the key is for.', example: 'public_api' }) type: string;
}

/** (docs/reference/usage.md#identity-of-a-key) */
export class IdentityView {
  @ApiProperty() merchant: IdentityMerchantView;
  @ApiProperty() integration: IdentityIntegrationView;
  @ApiProperty({
    type: [String],
    description: 'The scopes of the key. New scopes may be added.',
    example: ['profile:read'],
  })
  scopes: readonly string[];

  constructor(caller: Caller) {
    this.merchant = { id: encodeId('merchant', caller.merchantId), name: caller.merchantName };
    this.integration = { id: encodeId('integration', caller.integrationId), type: caller.integrationType };
    this.scopes = caller.scopes;
  }
}

@Controller()
export class ReadIdentity {
  @Operation({
    method: 'GET',
    path: '/me',
    id: 'readIdentity',
    anyScope: ['profile:read'],
    tag: 'Identity',
    summary: 'Read the identity of a key',
    description: 'The merchant and the integration that the key belongs to, and its scopes.',
    answer: {
      description: 'The identity.',
      shape: 'data',
      type: IdentityView,
      example: {
        merchant: { id: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Corner Coffee' },
        integration: { id: 'int_01k9zq3f8te5rb8s6yw2m4n7pd', type: 'public_api' },
        scopes: ['profile:read', 'orders:write'],
      },
    },
  })
  handle(@CurrentCaller() caller: Caller): IdentityView {
    return new IdentityView(caller);
  }
}
