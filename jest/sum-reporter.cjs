// Ends a run with plain lines that a script can read: `failed: <file>: <test>` for each that failed, and the sum,
// `12 passed, 0 failed`. A suite that couldn't run at all counts as a failure, since Jest's count of tests knows nothing
// of the tests inside it.
const fs = require('node:fs');
const path = require('node:path');

const standardOutput = 1;

module.exports = class SumReporter {
  constructor() {
    this.lines = [];
    // Jest's own summary comes after every other reporter's: only the end of the process is later.
    process.once('exit', () => fs.writeSync(standardOutput, this.lines.map((line) => `${line}\n`).join('')));
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const sum = `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    this.lines = [...results.testResults.flatMap(failuresOf), sum];
  }
};

function failuresOf({ testFilePath, testExecError, testResults }) {
  const file = path.relative(process.cwd(), testFilePath);
  const tests = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.split('\n')[0]);
  if (testExecError && tests.length === 0) tests.push('could not run');
  return tests.map((test) => `failed: ${file}: ${test}`);
}
