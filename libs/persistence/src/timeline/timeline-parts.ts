import { ledgerParts } from './ledger-parts.js';
import { logParts } from './log-parts.js';
import { messageParts } from './message-parts.js';

/**
 * The parts of a timeline: each gives its newest entries below `before`. What is joined to a page is lateral with a limit, or a plan for
 * a large page would read the whole table.
 */
export const timelineParts: readonly string[] = [...logParts, ...ledgerParts, ...messageParts];
