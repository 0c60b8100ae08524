import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** Bytes that arrive between two requests would be taken for the answer to the next one. */
function breakOff(this: Socket): void {
  this.destroy();
}

/**
 * The connections to an endpoint while it is leased. An attempt uses an idle one that an earlier attempt opened with the same protocol
 * to the same addresses, which it has checked itself. (docs/decisions/0095)
 */
export class EndpointConnections {
  private readonly agents = new Map<string, http.Agent>();

  /** The agent that keeps the connections of this protocol to these addresses. */
  agentOf({ protocol }: URL, addresses: readonly string[]): http.Agent {
    const key = `${protocol} ${addresses.toSorted().join()}`;
    const known = this.agents.get(key);
    if (known) return known;
    const agent = new (protocol === 'https:' ? https : http).Agent({ keepAlive: true });
    agent.on('free', (socket: Socket) => socket.on('data', breakOff).resume());
    this.agents.set(key, agent);
    return agent;
  }

  /** A request uses an idle connection: what arrives from now on is its answer. */
  static take(socket: Socket): void {
    socket.off('data', breakOff);
  }

  close(): void {
    for (const agent of this.agents.values()) agent.destroy();
    this.agents.clear();
  }
}
