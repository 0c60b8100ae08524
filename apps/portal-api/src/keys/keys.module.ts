import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CreateKey } from './create-key.js';
import { ListFailuresOfKeys } from './list-failures-of-keys.js';
import { ListKeys } from './list-keys.js';
import { ReadKey } from './read-key.js';
import { RevokeKey } from './revoke-key.js';
import { RotateKey } from './rotate-key.js';
import { UpdateKey } from './update-key.js';

/** A merchant's API keys. */
@Module({
  imports: [EdgeModule],
  controllers: [ListKeys, CreateKey, ReadKey, UpdateKey, RotateKey, RevokeKey, ListFailuresOfKeys],
})
export class KeysModule {}
