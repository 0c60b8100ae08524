import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters: 19 MiB, two passes. The algorithm is argon2id, the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const matchesHash = (stored: string, password: string): Promise<boolean> => verify(stored, password);
