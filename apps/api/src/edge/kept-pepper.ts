import { Database } from '#persistence/database/database.js';
import { keepProvenKeyPepper } from '#persistence/keys/key-pepper.store.js';
import { Injectable } from '@nestjs/common';
import { ApiSettings } from '../settings.js';

/** Keeps the pepper with the first key that proves it: of a database whose keys are older than that. (docs/decisions/0096) */
@Injectable()
export class KeptPepper {
  private isAsked = false;

  constructor(
    private readonly db: Database,
    private readonly settings: ApiSettings,
  ) {}

  /** A key was made under the pepper of this process. */
  proven(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    // A server that takes no writes, or a role without the right: the next process tries again.
    keepProvenKeyPepper(this.db, this.settings.keyPepper).catch(() => undefined);
  }
}
