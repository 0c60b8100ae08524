import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

export class VerifiedKeyView {
  @ApiProperty({ description: 'The name of the merchant that the key belongs to.', example: 'Corner Coffee' })
  merchant: string;
}

@Controller()
export class VerifyKey {
  @Operation({
    method: 'GET',
    path: '/auth',
    id: 'verifyKey',
    anyScope: [],
    tag: 'Identity',
    summary: 'Verify a key',
    description: 'Returns 200 and the merchant if the key is valid. Use it as the first call of a new integration.',
    answer: {
      description: 'The key is valid.',
      shape: 'whole',
      type: VerifiedKeyView,
      example: { merchant: 'Corner Coffee' },
    },
  })
  handle(@CurrentCaller() caller: Caller): VerifiedKeyView {
    return { merchant: caller.merchantName };
  }
}
