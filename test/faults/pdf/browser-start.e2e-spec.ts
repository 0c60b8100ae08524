import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChromium } from '#worker/pdf/browser/chromium.js';
import { onThisMachine } from '../../support/harness/deadline.js';

/** Answers everything and announces a tab, whose page never comes: as a browser that is stopped then, and killed later. */
const program = `#!/usr/bin/env node
const fs = require('node:fs');
const send = (message) => fs.writeSync(4, JSON.stringify(message) + '\\0');
const targetInfo = { targetId: 'T', type: 'tab', title: '', url: '', attached: true, canAccessOpener: false };
const tab = { sessionId: 'S', targetInfo, waitingForDebugger: true };
let text = '';
fs.createReadStream('', { fd: 3 }).on('data', (part) => {
  const messages = (text + part).split('\\0');
  text = messages.pop();
  for (const { id, method, sessionId } of messages.map((message) => JSON.parse(message))) {
    const isFirst = method === 'Target.setAutoAttach' && sessionId === undefined;
    if (isFirst) send({ method: 'Target.attachedToTarget', params: tab });
    const result = method === 'Target.getBrowserContexts' ? { browserContextIds: [] } : {};
    send({ id, result, ...(sessionId ? { sessionId } : {}) });
  }
});
`;

const plain = {
  name: 'plain',
  wrapper: [],
  user: undefined,
  ownNetwork: false,
  ownProcesses: false,
  sandbox: false,
} as const;

it('a browser that does not come up is given up in time, so that the next start is tried', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loyalty-test-'));
  const executable = path.join(folder, 'chromium');
  writeFileSync(executable, program, { mode: 0o755 });
  const began = performance.now();
  try {
    await expect(startChromium({ executable, from: 'the test', env: {} }, [plain])).rejects.toThrow("doesn't start");
    expect(performance.now() - began).toBeLessThan(onThisMachine(15_000));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
