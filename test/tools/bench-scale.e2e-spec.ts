import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from '../support/harness/api-process.js';

jest.setTimeout(400_000);

const run = promisify(execFile);

interface Line {
  readonly operation: string;
  readonly ratio: number;
  readonly failed: boolean;
}

/** `api GET orders   24   30   1.25   11.1   17.9`, with what failed or grows behind it. */
const form = /^(?<operation>(api|portal) (GET|POST|PATCH) .*?) +\d+ +\d+ +(?<ratio>[\d.]+) +[\d.]+ +[\d.]+(?<rest>.*)$/;

describe('npm run bench:scale', () => {
  it('calls every operation at both merchants, each with success, and reports what it read', async () => {
    const args = ['dist/bench/scale/scale.js', '--rows', '2000', '--small', '1000', '--calls', '3'];
    const { stdout, stderr } = await run(process.execPath, args, { cwd: repository, timeout: 390_000 });
    const lines = stdout.split('\n').flatMap((text): Line[] => {
      const { operation, ratio, rest = '' } = form.exec(text)?.groups ?? {};
      if (operation === undefined) return [];
      return [{ operation, ratio: Number(ratio), failed: rest.includes('FAILED') }];
    });
    expect(stderr).not.toMatch(/^(api|portal) /m);
    expect(lines.filter(({ failed }) => failed)).toEqual([]);
    expect(stdout).toContain(`of ${lines.length} operations`);
    expect(lines.length).toBeGreaterThan(100);
    expect(new Set(lines.map(({ operation }) => operation)).size).toBe(lines.length);
    // Twice as many rows: some indexes are one level deeper, and nothing of a row's own page grows by more.
    const byKey = lines.filter(({ operation }) => /^api (GET (customer|order)|POST (redeem|order of))/.test(operation));
    expect(byKey.length).toBeGreaterThan(5);
    expect(byKey.filter(({ ratio }) => ratio > 2)).toEqual([]);
  });

  it('refuses options that it does not know, and shows those that it does', async () => {
    const refused = run(process.execPath, ['dist/bench/scale/scale.js', '--rows', 'many'], { cwd: repository });
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--calls N') as string });
  });
});
