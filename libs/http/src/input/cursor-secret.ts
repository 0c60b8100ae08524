/** What cursors are signed with; a class so that Nest can hand it to the lists. */
export class CursorSecret {
  constructor(readonly secret: string) {}
}
