import { dataSourceOptions, pooledDataSource, type PooledDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PortalSettings } from '../settings.js';

const openDatabase = (source: PooledDataSource): Database => new Database(source, { boundedReads: true });

const connection = TypeOrmModule.forRootAsync({
  dataSourceFactory: pooledDataSource,
  inject: [PortalSettings],
  useFactory: ({ databaseUrl: url, databasePoolSize: poolSize }: PortalSettings) => ({
    ...dataSourceOptions({ url, poolSize, applicationName: 'loyalty-portal' }),
    retryAttempts: 10,
    retryDelay: 1_000,
  }),
});

/** The connections to PostgreSQL. TypeORM's module closes the pool. */
@Module({
  imports: [connection],
  providers: [{ provide: Database, inject: [DataSource], useFactory: openDatabase }],
  exports: [Database],
})
export class DatabaseModule {}
