import { dataSourceOptions, pooledDataSource, type PooledDataSource } from '#persistence/data-source.js';
import { Database, type DatabaseOptions } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

interface DatabaseSettings {
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
}

/** A pool that is smaller needs all of its connections. */
const poolSizeToShare = 6;

const openNotifications = ({ pool }: PooledDataSource): Notifications => new Notifications(pool.options);

/** The connections to PostgreSQL, for every module. TypeORM's module closes the pool. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Notifications) private readonly notifications: Notifications) {}

  onApplicationShutdown(): Promise<void> {
    return this.notifications.close();
  }

  /** `applicationName` is what PostgreSQL shows of these connections. */
  static with(
    settingsClass: Type<DatabaseSettings>,
    applicationName: string,
    { sharedConnections = 0, ...options }: DatabaseOptions = {},
  ): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      dataSourceFactory: pooledDataSource,
      inject: [settingsClass],
      useFactory: ({ databaseUrl: url, databasePoolSize: poolSize }: DatabaseSettings) => ({
        ...dataSourceOptions({ url, poolSize, applicationName }),
        retryAttempts: 10,
        retryDelay: 1_000,
      }),
    });
    const openDatabase = (source: PooledDataSource, { databasePoolSize }: DatabaseSettings): Database =>
      new Database(source, {
        ...options,
        sharedConnections: databasePoolSize < poolSizeToShare ? 0 : sharedConnections,
      });
    return {
      module: DatabaseModule,
      global: true,
      imports: [connection],
      providers: [
        { provide: Database, inject: [DataSource, settingsClass], useFactory: openDatabase },
        { provide: Notifications, inject: [DataSource], useFactory: openNotifications },
      ],
      exports: [Database, Notifications],
    };
  }
}
