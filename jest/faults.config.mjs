// `npm run test:faults`: what is slow by nature. A file of its own, so that `npm run test:faults -- crash` takes a path.
import everyChange, { faults } from '../jest.config.mjs';

/** A soak tries each thing so often that one test takes hours. */
const testTimeout = process.env.SOAK === '1' ? 3 * 3_600_000 : everyChange.testTimeout;

export default { ...everyChange, testTimeout, testSequencer: '<rootDir>/jest/sequencer.cjs', projects: [faults] };
