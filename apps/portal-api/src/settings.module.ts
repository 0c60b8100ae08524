import type { Log } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { PortalSettings } from './settings.js';

/** What the process has before Nest starts. */
export interface ProcessParts {
  readonly settings: PortalSettings;
  readonly log: Log;
  readonly shutdown: Shutdown;
}

/** The token of the process's log, whose type is an interface. */
export const processLog = Symbol('log');

/** Settings, log and shutdown of the process, for every module. */
@Module({})
export class SettingsModule {
  static with({ settings, log, shutdown }: ProcessParts): DynamicModule {
    const providers = [
      { provide: PortalSettings, useValue: settings },
      { provide: processLog, useValue: log },
      { provide: Shutdown, useValue: shutdown },
    ];
    return { module: SettingsModule, global: true, providers, exports: providers };
  }
}
