/** `npm run soak:…` tries as often as is promised, however long it takes; `npm run test:faults` as often as its time allows. */
export const isSoak = process.env['SOAK'] === '1';

/** A soak goes on beside other work of its machine: what takes seconds there may take minutes. */
export const scaledTimeoutMs = (ms: number): number => (isSoak ? 6 * ms : ms);
