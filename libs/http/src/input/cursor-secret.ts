/** The key that cursors are signed with. A class, so that Nest can inject it. */
export class CursorSecret {
  constructor(readonly secret: string) {}
}
