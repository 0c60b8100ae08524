/** `npm run soak:…` tries as often as is promised, however long it takes; `npm run test:faults` as often as its time allows. */
export const isSoak = process.env['SOAK'] === '1';
