import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../ports.js';
import type { StartSettings } from './settings.js';

/**
 * The port of the local receiver of webhooks: the one of the last start if it is free, so that the demo merchant's endpoint stays
 * as it is. Undefined without demo data, or where webhooks can't be sent to this machine.
 */
export async function receiverPort(
  { withDemo, webhookAllowPrivate, dataDir }: StartSettings,
  env: NodeJS.ProcessEnv,
): Promise<number | undefined> {
  if (!withDemo || webhookAllowPrivate !== '1') return undefined;
  return Number(env.RECEIVER_PORT || (await freePort(portOfLastStart(dataDir))));
}

function portOfLastStart(dataDir: string): number {
  const file = path.join(dataDir, 'demo.json');
  if (!fs.existsSync(file)) return 0;
  const { receiver } = JSON.parse(fs.readFileSync(file, 'utf8')) as { receiver?: string };
  return receiver === undefined ? 0 : Number(new URL(receiver).port);
}

/** Where webhooks are sent. */
export const receiverUrl = (port: number | string): string => `http://127.0.0.1:${port}/webhooks`;
