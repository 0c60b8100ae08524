import fs from 'node:fs';
import path from 'node:path';

/** What docker-compose.yml runs for a service of the image, so that both name the same files. */
export function composeCommand(service: string): readonly string[] {
  const [, body = ''] = new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(compose()) ?? [];
  const command = /^    command: (.+)$/m.exec(body)?.[1];
  if (!command) throw new Error(`docker-compose.yml has no command for ${service}.`);
  return command.split(' ');
}

/** The operator's command line, as the package.json in the image names it. */
export function operatorCommand(root: string): readonly string[] {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'app/package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (!scripts['operate']) throw new Error('package.json has no script called operate.');
  return scripts['operate'].split(' ');
}

const compose = (): string => fs.readFileSync('docker-compose.yml', 'utf8');
