/** The token of the store of the limits, whose type is an interface. */
export const limitStore = Symbol('limit store');
