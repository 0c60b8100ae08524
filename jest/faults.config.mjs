// `npm run test:faults`: what is slow by nature. A file of its own, so that `npm run test:faults -- crash` takes a path.
import everyChange, { faults } from '../jest.config.mjs';

export default { ...everyChange, projects: [faults] };
