/**
 * Passes on what was created with a secret, also where the form that asked for it has been removed meanwhile: its secret is shown
 * once, and a callback of mutate() would not be called. The form shows a failure from the state of its mutation.
 */
export function whenCreated<Created>(
  created: Promise<{ readonly data: Created; readonly secret: string }>,
  onCreated: (created: Created, secret: string) => void,
): void {
  created.then(
    ({ data, secret }) => onCreated(data, secret),
    () => undefined,
  );
}
