/** A row before a change (as read under its lock) and after it. */
export interface Change<Thing> {
  readonly before: Thing;
  readonly after: Thing;
}
