// `npm run test:faults`: what is slow by nature. A file of its own, so that `npm run test:faults -- crash` takes a path.
import everyChange, { faults } from '../jest.config.mjs';

// Most of these files wait for processes and servers, so three of them keep two cores busy.
export default { ...everyChange, maxWorkers: 3, projects: [faults] };
