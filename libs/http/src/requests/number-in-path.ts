/** The number of an entry or of a redemption in a path. Any other text names none. */
export const numberInPath = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
