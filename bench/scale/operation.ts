import type { Samples } from './samples.js';

export interface Call {
  readonly path: string;
  readonly body?: object;
}

/** One operation of an API, with what each of its calls asks for. */
export interface ScaleOperation {
  readonly server: 'api' | 'portal';
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The request of the call with this number, from 0. */
  readonly call: (samples: Samples, number: number) => Promise<Call> | Call;
  /** Why it may cost more at a large merchant. */
  readonly grows?: string;
}

export const growing = (operation: ScaleOperation, grows: string | undefined): ScaleOperation => ({
  ...operation,
  ...(grows === undefined ? {} : { grows }),
});
