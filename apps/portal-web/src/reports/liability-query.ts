import { queryOptions } from '@tanstack/react-query';
import { ApiError, hasReason } from '../api/api-error.js';
import { api, unwrap } from '../api/client.js';
import type { ReportSearch } from './report-search.js';

/** How often a report that is being computed is asked for again: for some five minutes. */
const maxTries = 15;
/**
 * The pause that `Retry-After` asks for. The figures of a current period are kept for only a minute, so a longer pause can miss
 * them.
 */
const retryMs = 5_000;

/** The liability report of a merchant. A large one is computed over several requests. */
export const liabilityQuery = (m: string, query: ReportSearch) =>
  queryOptions({
    queryKey: ['liability', m, query],
    queryFn: async () => {
      const params = { path: { m }, query };
      const report = await unwrap(api.GET('/v1/portal/merchants/{m}/reports/liability', { params }));
      // The route also has a form as text.
      if (typeof report === 'string') throw new Error('The report is not JSON.');
      return report.data;
    },
    retry: (failures, error) =>
      hasReason(error, 'report_not_ready')
        ? failures < maxTries
        : failures < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
    retryDelay: (failures, error) =>
      hasReason(error, 'report_not_ready') ? retryMs : Math.min(1_000 * 2 ** failures, 30_000),
    staleTime: 60_000,
  });

/** The address of the same report as CSV. */
export const liabilityFile = (m: string, { from, to }: ReportSearch): string => {
  const days = Object.entries({ from, to }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...days, ['format', 'csv']] as [string, string][]);
  return `/v1/portal/merchants/${encodeURIComponent(m)}/reports/liability?${query.toString()}`;
};
