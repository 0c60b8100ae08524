export const canary: 'canary';
/** @throws Error naming the line of a process's output that holds a secret or reports an internal error */
export function checkLog(output: string): void;
