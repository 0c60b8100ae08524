import fs from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

it('every package that package.json names has an exact version', () => {
  const file = path.join(import.meta.dirname, '../../package.json');
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
