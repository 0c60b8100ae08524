import type { Reader, Statement } from '#persistence/statement.js';
import type { TestDatabase } from '../harness/test-database.js';

/** A node of a plan that was carried out. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** What some reads cost, all their statements together. */
export interface Cost {
  readonly buffers: number;
  /** How often a plan below a row was carried out, such as the one that gathers a voucher's redemptions. */
  readonly subPlans: number;
  /** The most rows that one step of a plan gave, each time that it was carried out. */
  readonly mostRows: number;
  readonly indexes: readonly string[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Carries reads out as a slow read sends them, unprepared, each under EXPLAIN as well. */
export async function costOfReads(database: TestDatabase, read: (reader: Reader) => Promise<unknown>): Promise<Cost> {
  const session = await database.session();
  const plans: PlanNode[] = [];
  const query = async <Row>({ text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => {
    if (!text.startsWith('explain')) {
      const explain = `explain (analyze, buffers, timing off, format json) ${text}`;
      const { rows } = await session.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain, [...values]);
      plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
    }
    return (await session.query(text, [...values])).rows as Row[];
  };
  try {
    await session.query('set enable_seqscan = off; set max_parallel_workers_per_gather = 0');
    await read({ query });
  } finally {
    await session.end();
  }
  const nodes = plans.flatMap(nodesOf);
  const subPlans = nodes.filter((node) => node['Parent Relationship'] === 'SubPlan');
  return {
    buffers: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
    subPlans: subPlans.reduce((sum, node) => sum + node['Actual Loops'], 0),
    mostRows: Math.max(...nodes.map((node) => node['Actual Rows'])),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}
