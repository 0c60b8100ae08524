// Ends a run with one plain line that a script can read: `12 passed, 0 failed`. A suite that couldn't run at all counts
// as a failure, since Jest's count of tests knows nothing of the tests inside it.
const fs = require('node:fs');

const standardOutput = 1;

module.exports = class SumReporter {
  constructor() {
    this.sum = undefined;
    // Jest's own summary comes after every other reporter's: only the end of the process is later.
    process.once('exit', () => this.sum && fs.writeSync(standardOutput, `${this.sum}\n`));
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    this.sum = `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  }
};
