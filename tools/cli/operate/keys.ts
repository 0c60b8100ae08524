import { requireKeyPepper } from '#config/key-pepper.js';
import { problemOfSecret } from '#config/settings.js';
import { notFound } from '#domain/errors.js';
import { encodeId } from '#domain/ids.js';
import { scopes as allScopes, type ApiKey, type Scope } from '#domain/keys/api-key.js';
import { apiKeyStatus } from '#domain/keys/format.js';
import { type KeepOldFor, keepOldForMs, type Rotation } from '#domain/keys/rotate.js';
import { createKey } from '#operations/keys/create-key.js';
import { overrideLimit } from '#operations/keys/override-limit.js';
import { revokeKey as revoke } from '#operations/keys/revoke-key.js';
import { rotateKey as rotate } from '#operations/keys/rotate-key.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { findApiKey, listApiKeys } from '#persistence/keys/api-key.store.js';
import { listEndpointUsage } from '#persistence/usage/usage.store.js';
import { choiceOf, idOf, instantOf, needed, operator, options, wrong } from './arguments.js';
import { operatorEnvironment } from './environment.js';

/** @throws Refusal, SettingsError without the pepper under which the keys of the database are stored */
async function pepperOf(db: Database): Promise<string> {
  const value = operatorEnvironment().KEY_PEPPER || undefined;
  const problem = problemOfSecret(value);
  if (value === undefined || problem !== undefined)
    throw wrong(`KEY_PEPPER ${problem}: it must be the one that the API runs with.`);
  await requireKeyPepper(db, value);
  return value;
}

const scopesAsked = (): Scope[] =>
  needed('scopes') === 'all' ? [...allScopes] : (needed('scopes').split(',') as Scope[]);

const shownKey = (key: ApiKey, now = new Date()) => ({
  id: encodeId('api_key', key.id),
  name: key.name,
  status: apiKeyStatus(key, now),
  ends: `…${key.lastFour}`,
  scopes: key.scopes.join(' '),
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
});

export async function createApiKey(db: Database): Promise<object> {
  const expiresAt = options.expires === undefined ? null : instantOf('expires');
  const input = { name: needed('name'), scopes: scopesAsked(), expiresAt };
  const pepper = await pepperOf(db);
  const { apiKey, secret } = await inTransaction(db, (tx) => createKey(tx, operator(), pepper, input));
  return { ...shownKey(apiKey), secret };
}

export const listKeys = async (db: Database): Promise<object[]> =>
  (await listApiKeys(db, operator().merchantId)).map((key) => ({
    ...shownKey(key, key.readAt),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }));

const rotationAsked = (): Rotation => ({
  scopes: options.scopes === undefined ? undefined : scopesAsked(),
  expiresAt: options.expires === undefined ? undefined : options.expires === 'none' ? null : instantOf('expires'),
  keepOldFor: choiceOf('keep-old-for', Object.keys(keepOldForMs) as KeepOldFor[]),
});

export async function rotateKey(db: Database): Promise<object> {
  const [id, rotation] = [idOf('api_key', 'key'), rotationAsked()];
  const pepper = await pepperOf(db);
  const { apiKey, secret } = await inTransaction(db, (tx) => rotate(tx, operator(), pepper, id, rotation));
  return { ...shownKey(apiKey), secret };
}

export const revokeKey = async (db: Database): Promise<object> =>
  shownKey(await inTransaction(db, (tx) => revoke(tx, operator(), idOf('api_key', 'key'))));

export async function setLimit(db: Database): Promise<object> {
  const given = { limit: needed('limit'), value: Number(needed('value')), reason: needed('reason') };
  const override = { ...given, apiKeyId: idOf('api_key', 'key'), endsAt: instantOf('ends') };
  await inTransaction(db, (tx) => overrideLimit(tx, operator(), override));
  return { ...given, ends: override.endsAt.toISOString() };
}

export async function printUsage(db: Database): Promise<readonly object[]> {
  const { merchantId } = operator();
  const key = await findApiKey(db, merchantId, idOf('api_key', 'key'));
  if (!key) throw notFound('key');
  return listEndpointUsage(db, merchantId, key.integrationId);
}
