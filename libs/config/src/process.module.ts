import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Log } from './log.js';
import { Shutdown } from './shutdown.js';

/** What a process has before Nest starts. */
export interface ProcessParts<Settings> {
  readonly settings: Settings;
  readonly log: Log;
  readonly shutdown: Shutdown;
}

/** The token of the process's log, whose type is an interface. */
export const processLog = Symbol('log');

/** Settings, log and shutdown of the process, for every module. */
@Module({})
export class ProcessModule {
  static with<Settings extends object>(
    settingsClass: Type<Settings>,
    { settings, log, shutdown }: ProcessParts<Settings>,
  ): DynamicModule {
    const providers = [
      { provide: settingsClass, useValue: settings },
      { provide: processLog, useValue: log },
      { provide: Shutdown, useValue: shutdown },
    ];
    return { module: ProcessModule, global: true, providers, exports: providers };
  }
}
