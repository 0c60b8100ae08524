import type { DocumentedQuery } from '#http/openapi/documented-answer.js';
import type { PortalOperationOptions } from '../edge/portal-operation.js';
import { exportRunning } from './export-slots.js';

type Varying = 'id' | 'who' | 'tag' | 'summary';

interface ExportRoute extends Pick<PortalOperationOptions, Varying> {
  readonly list: string;
  readonly query: readonly DocumentedQuery[];
  /** Those that not all exports have. */
  readonly refusals?: PortalOperationOptions['refusals'];
}

/** What all exports share. */
export const exportRoute = ({ list, refusals = [], ...rest }: ExportRoute): PortalOperationOptions => ({
  ...rest,
  method: 'GET',
  path: `/merchants/:m/exports/${list}.csv`,
  withoutHead: true,
  description:
    'All that the list shows with these filters, as CSV (RFC 4180) in UTF-8 with a byte order mark. An apostrophe is ' +
    'put before a text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return. A merchant can run one ' +
    'export at a time. The export is recorded in the audit log.',
  answer: { description: 'The file.', shape: 'csv', type: Object, example: {} },
  refusals: [exportRunning(), ...refusals, 'database_busy', 'outcome_unknown'],
});
