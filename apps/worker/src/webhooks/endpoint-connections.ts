import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** What comes while nothing is asked would be taken for the next answer. */
function breakOff(this: Socket): void {
  this.destroy();
}

/**
 * The connections to an endpoint while it is leased. An attempt uses one that another has left, if its own check of the name allowed
 * the same addresses. (docs/decisions/0095)
 */
export class EndpointConnections {
  private readonly agents = new Map<string, http.Agent>();

  /** Of the connections to these addresses. */
  agentOf({ protocol }: URL, addresses: readonly string[]): http.Agent {
    const key = addresses.toSorted().join();
    const known = this.agents.get(key);
    if (known) return known;
    const agent = new (protocol === 'https:' ? https : http).Agent({ keepAlive: true });
    agent.on('free', (socket: Socket) => socket.on('data', breakOff).resume());
    this.agents.set(key, agent);
    return agent;
  }

  /** A request takes a connection that was left: what comes now is its answer. */
  static take(socket: Socket): void {
    socket.off('data', breakOff);
  }

  close(): void {
    for (const agent of this.agents.values()) agent.destroy();
    this.agents.clear();
  }
}
