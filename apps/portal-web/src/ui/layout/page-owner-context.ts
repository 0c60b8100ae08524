import { createContext } from 'react';

/** Whose pages these are, for the titles of tabs: the merchant's name. Empty outside of a merchant. */
export const PageOwnerContext = createContext('');
