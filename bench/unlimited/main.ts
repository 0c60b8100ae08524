import { limitStore, LimitStoreModule } from '#config/limit-store.module.js';
import type { LimitStore, Window } from '#persistence/rate-limits/limit-store.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';

/*
 * Our API with a store of limits that admits every request and counts none: what is left of a request's time when the
 * limits cost nothing. Only the bench starts it.
 */

const statesOf = (windows: readonly Window[]) =>
  windows.map(({ name, limit, windowMs }) => ({ name, limit, used: 1, freeInMs: windowMs }));

const admitsAll: LimitStore = {
  take: async (_, windows) => ({ admitted: true, windows: statesOf(windows) }),
  read: async (_, windows) => statesOf(windows),
  countSlots: async () => 0,
  release: async () => undefined,
};

const opened: OpenLimitStore = {
  store: admitsAll,
  countedIn: () => 'postgresql',
  isRedisWritable: undefined,
  close: () => undefined,
};

// Before the API's modules are loaded: they call it while they are.
LimitStoreModule.with = () => ({
  module: LimitStoreModule,
  global: true,
  providers: [{ provide: limitStore, useValue: opened }],
  exports: [limitStore],
});

await import('#api/main.js');
