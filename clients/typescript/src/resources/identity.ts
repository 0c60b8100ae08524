import type { Connection } from '../connection.js';
import type { CallOptions } from '../settings.js';
import type { Identity as ShownIdentity, Usage } from '../shapes.js';

export class Identity {
  constructor(private readonly connection: Connection) {}

  /** The name of the merchant that the key belongs to. Useful as the first call of a new integration. */
  async verifyKey(options: CallOptions = {}): Promise<string> {
    const { merchant } = await this.connection.read(options, (http) => http.GET('/v1/public/auth'));
    return merchant;
  }

  /** The merchant and the integration of the key, and its scopes. */
  async read(options: CallOptions = {}): Promise<ShownIdentity> {
    const { data } = await this.connection.read(options, (http) => http.GET('/v1/public/me'));
    return data;
  }

  /** How much of its limits the key has used, and what for. */
  async readUsage(options: CallOptions = {}): Promise<Usage> {
    const { data } = await this.connection.read(options, (http) => http.GET('/v1/public/usage'));
    return data;
  }
}
