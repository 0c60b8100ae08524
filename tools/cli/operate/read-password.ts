import { passwordLength } from '#accounts/password-rules.js';
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hasMaxLength } from '#domain/text.js';
import { wrong } from './arguments.js';

/**
 * A password from OPERATE_PASSWORD, else the first line of the standard input: never an argument, which every process of
 * the machine can read. At a terminal it is asked for, and not shown.
 */
export async function readPassword(): Promise<string> {
  const password = (process.env['OPERATE_PASSWORD'] ?? (await firstLine())).normalize('NFC');
  const { min, max } = passwordLength;
  if (password.trim().length >= min && hasMaxLength(password, max)) return password;
  throw wrong(
    `The password must have ${min} to ${max} characters. It is read from OPERATE_PASSWORD or standard input.`,
  );
}

async function firstLine(): Promise<string> {
  const { isTTY } = process.stdin;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = readline.createInterface({ input: process.stdin, output: nowhere, terminal: isTTY });
  try {
    if (isTTY) process.stderr.write('Password: ');
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTTY) process.stderr.write('\n');
  }
}
