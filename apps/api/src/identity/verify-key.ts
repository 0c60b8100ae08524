import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Caller, CallerOf } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

export class VerifiedKeyView {
  @ApiProperty({ description: 'The name of the merchant whose key this is.', example: 'Corner Coffee' })
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
    description: 'Answers 200 when the key is valid, and names the merchant. The first call of a new integration.',
    answer: {
      description: 'The key is valid.',
      shape: 'whole',
      type: VerifiedKeyView,
      example: { merchant: 'Corner Coffee' },
    },
  })
  handle(@CallerOf() caller: Caller): object {
    return { success: true, merchant: caller.merchantName };
  }
}
