import { setTexts } from '../format/query-text.js';

/** Which merchants support looks at, as the address has it: a name, or an id. */
export interface MerchantSearch {
  readonly search?: string;
}

/** Reads the search of the list of merchants from the query of an address, and drops all else. */
export const merchantSearch = (given: { readonly search?: unknown }): MerchantSearch => setTexts(given, ['search']);
