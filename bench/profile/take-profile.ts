import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profiler } from 'node:inspector';
import type { BenchServer } from '../servers.js';
import type { ProfileRequest } from './profiled.js';

export interface HotFunction {
  readonly name: string;
  readonly place: string;
  /** Where it belongs: a package, a folder of ours, or Node.js itself. */
  readonly owner: string;
  readonly selfMs: number;
}

/** Profiles a server while `work` runs: all functions with the time that they themselves took, the longest first. */
export async function takeProfile(server: BenchServer, work: () => Promise<void>): Promise<HotFunction[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-profile-'));
  const file = path.join(folder, 'server.cpuprofile');
  try {
    await ask(server, { profile: 'start' });
    await work();
    await ask(server, { profile: 'stop', file });
    return hotFunctions(JSON.parse(fs.readFileSync(file, 'utf8')) as Profiler.Profile);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function ask(server: BenchServer, request: ProfileRequest): Promise<void> {
  return new Promise((resolve) => {
    server.process.once('message', () => resolve());
    server.process.send(request);
  });
}

function hotFunctions({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): HotFunction[] {
  const selfUs = new Map<number, number>();
  samples.forEach((id, index) => selfUs.set(id, (selfUs.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const functions = new Map<string, HotFunction>();
  for (const { id, callFrame } of nodes) {
    const place = placeOf(callFrame.url);
    const line = place === '' ? '' : `:${callFrame.lineNumber + 1}`;
    const key = `${callFrame.functionName} ${place}${line}`;
    const known = functions.get(key);
    functions.set(key, {
      name: callFrame.functionName || '(anonymous)',
      place: `${place}${line}`,
      owner: ownerOf(callFrame.functionName, place),
      selfMs: (known?.selfMs ?? 0) + (selfUs.get(id) ?? 0) / 1000,
    });
  }
  return [...functions.values()].toSorted((a, b) => b.selfMs - a.selfMs);
}

/** The file from the project's root on, or a built-in module's name. */
function placeOf(url: string): string {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const inPackages = file.lastIndexOf('node_modules/');
  if (inPackages !== -1) return file.slice(inPackages);
  const inDist = file.lastIndexOf('/dist/');
  return inDist === -1 ? file : file.slice(inDist + 1);
}

function ownerOf(name: string, place: string): string {
  if (place === '') return name === '(idle)' || name === '(garbage collector)' ? name : 'node: native';
  if (place.startsWith('node:')) return place.startsWith('node:internal') ? 'node: internal' : 'node: modules';
  const parts = place.split('/');
  if (parts[0] === 'node_modules') return parts.slice(1, parts[1]?.startsWith('@') ? 3 : 2).join('/');
  return parts.slice(1, 3).join('/');
}
