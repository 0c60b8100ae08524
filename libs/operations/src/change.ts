/** A thing as it was under the lock, and as a change has left it. */
export interface Change<Thing> {
  readonly before: Thing;
  readonly after: Thing;
}
