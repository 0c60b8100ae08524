// The image's health check: asks the program that the container runs, at the port of that program. It is alive, not ready:
// a database that is away is no reason to restart the process.
import { readFileSync } from 'node:fs';

// The first process of the container, or what the arguments name. An init process has its command behind its own name.
const command = process.argv.slice(2).join(' ') || readFileSync('/proc/1/cmdline', 'utf8');
const { PORT, PORTAL_PORT, WORKER_PORT } = process.env;
const ports = { api: PORT || 3000, portal: PORTAL_PORT || 3001, worker: WORKER_PORT || 3002 };
const [, program = 'api'] = /programs\/(api|portal|worker)\.js/.exec(command) ?? [];

const isAlive = await fetch(`http://127.0.0.1:${ports[program]}/health/live`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
