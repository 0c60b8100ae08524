import { setTexts } from '../format/query-text.js';

/** Which merchants support looks at, as the address has it: a name, or an id. */
export interface MerchantSearch {
  readonly search?: string;
}

/** What of an address belongs to the list of merchants. */
export const merchantSearch = (given: { readonly search?: unknown }): MerchantSearch => setTexts(given, ['search']);
