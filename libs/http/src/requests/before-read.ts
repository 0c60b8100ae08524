/** What a read does once its query is valid, and before it reads what it shows: support records its access. */
export type BeforeRead = () => Promise<void>;

export const nothingBefore: BeforeRead = () => Promise.resolve();
