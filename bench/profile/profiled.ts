import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/*
 * Loaded first into each server. On request it profiles the server from one moment to another, where `--cpu-prof` would
 * also count the start, and would write nothing when the server is ended by a signal. Until then it does nothing.
 */

export type ProfileRequest = { readonly profile: 'start' } | { readonly profile: 'stop'; readonly file: string };

/** Often enough for figures per request after a few seconds, seldom enough not to change them much. */
const samplingIntervalUs = 200;
const session = new Session();

async function answer(request: ProfileRequest): Promise<void> {
  if (request.profile === 'start') {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: samplingIntervalUs });
    await session.post('Profiler.start');
  } else {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    writeFileSync(request.file, JSON.stringify(profile));
  }
  process.send?.('done');
}

process.on('message', (request: ProfileRequest) => {
  answer(request).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.channel?.unref();
