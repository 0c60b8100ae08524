import type { Log } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { ApiSettings } from './settings.js';

/** What the process has before Nest starts. */
export interface ProcessParts {
  readonly settings: ApiSettings;
  readonly log: Log;
  readonly shutdown: Shutdown;
  readonly metrics: Registry;
}

/** The token of the process's log, whose type is an interface. */
export const processLog = Symbol('log');

/** Settings, log, stop and metrics of the process, for every module. */
@Module({})
export class SettingsModule {
  static with({ settings, log, shutdown, metrics }: ProcessParts): DynamicModule {
    const providers = [
      { provide: ApiSettings, useValue: settings },
      { provide: processLog, useValue: log },
      { provide: Shutdown, useValue: shutdown },
      { provide: Registry, useValue: metrics },
    ];
    return { module: SettingsModule, global: true, providers, exports: providers };
  }
}
