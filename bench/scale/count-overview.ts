import { countOverview } from '#operations/overview/count-overview.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { askForOverviewCount, saveOverviewCount } from '#persistence/overview/overview-count.store.js';
import type { Programme } from './programme.js';

/** Counts the overview as the worker does, without its pauses, so that the portal shows that count from now on. */
export async function countLargeOverview(databaseUrl: string, { merchantId }: Programme): Promise<void> {
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'loyalty-scale' });
  await dataSource.initialize();
  const db = new Database(dataSource);
  try {
    const parts: number[] = [];
    const counts = await countOverview(
      db,
      { merchantId, timeZone: 'Europe/London' },
      async (ms) => void parts.push(ms),
    );
    const took = parts.reduce((sum, ms) => sum + ms, 0);
    console.log(
      `The overview was counted in ${parts.length} parts, the longest ${Math.max(...parts).toFixed(0)} ms, all ${(took / 1000).toFixed(1)} s.`,
    );
    await askForOverviewCount(db, merchantId);
    await saveOverviewCount(db, merchantId, took, counts);
  } finally {
    await db.close();
    await dataSource.destroy();
  }
}
