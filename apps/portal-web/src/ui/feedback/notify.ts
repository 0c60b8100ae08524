/** Something that was said, until it goes. */
export interface Said {
  readonly id: number;
  readonly message: string;
}

const staysMs = 6000;
let said: readonly Said[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Said[]): void {
  said = next;
  for (const listener of listeners) listener();
}

/** Says for a moment that something was done. */
export function told(message: string): void {
  count += 1;
  const id = count;
  change([...said, { id, message }]);
  setTimeout(() => unsaid(id), staysMs);
}

/** Takes it away. */
export const unsaid = (id: number): void => change(said.filter((each) => each.id !== id));

/** What stands there now, oldest first. */
export const whatIsSaid = (): readonly Said[] => said;

/** Calls the listener after every change, until the answer is called. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
