/** What Nest hands the store of the limits out by. */
export const limitStore = Symbol('limit store');
