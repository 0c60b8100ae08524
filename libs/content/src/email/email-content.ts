/** What an e-mail says: its subject, and its text in both forms. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A picture that the page shows, by its Content-ID. */
  readonly picture?: { readonly contentId: string; readonly type: string; readonly bytes: Uint8Array };
}
