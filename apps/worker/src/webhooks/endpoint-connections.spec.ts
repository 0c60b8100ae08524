import https from 'node:https';
import { EndpointConnections } from './endpoint-connections.js';

it('keeps connections by protocol and addresses: an endpoint may get another URL while it is leased', () => {
  const connections = new EndpointConnections();
  const agentOf = (url: string, ...addresses: string[]) => connections.agentOf(new URL(url), addresses);
  const plain = agentOf('http://hooks.example/a', '192.0.2.1', '192.0.2.2');
  expect(agentOf('http://hooks.example/b', '192.0.2.2', '192.0.2.1')).toBe(plain);
  expect(agentOf('http://hooks.example/a', '192.0.2.1')).not.toBe(plain);
  const secure = agentOf('https://hooks.example/a', '192.0.2.1', '192.0.2.2');
  expect(secure).not.toBe(plain);
  expect([plain instanceof https.Agent, secure instanceof https.Agent]).toEqual([false, true]);
  connections.close();
});
