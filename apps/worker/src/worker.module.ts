import { Database } from '#persistence/database/database.js';
import { dataSourceOptions } from '#persistence/data-source.js';
import type { Log } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { WorkerHealth } from './health/health.js';
import type { WorkerSettings } from './settings.js';
import { WorkerParts } from './worker-parts.js';

@Module({})
export class WorkerModule {
  static with(settings: WorkerSettings, log: Log, shutdown: Shutdown): DynamicModule {
    const options = dataSourceOptions({ url: settings.databaseUrl, poolSize: 6, applicationName: 'loyalty-worker' });
    return {
      module: WorkerModule,
      imports: [TypeOrmModule.forRoot({ ...options, retryAttempts: 10, retryDelay: 1_000 })],
      controllers: [WorkerHealth],
      providers: [
        { provide: Shutdown, useValue: shutdown },
        { provide: Database, inject: [DataSource], useFactory: (source: DataSource) => new Database(source) },
        { provide: WorkerParts, inject: [Database], useFactory: (db: Database) => new WorkerParts(settings, db, log) },
      ],
    };
  }
}
