import { dataSourceOptions, pooledDataSource, type PooledDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiSettings } from '../settings.js';

/** Two shared connections do for the quick statements of all requests; a pool too small for that keeps its own. */
const openDatabase = (source: PooledDataSource): Database =>
  new Database(source, { sharedConnections: source.pool.options.max >= 6 ? 2 : 0, boundedReads: true });

const connection = TypeOrmModule.forRootAsync({
  dataSourceFactory: pooledDataSource,
  inject: [ApiSettings],
  useFactory: ({ databaseUrl: url, databasePoolSize: poolSize }: ApiSettings) => ({
    ...dataSourceOptions({ url, poolSize, applicationName: 'loyalty-api' }),
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
