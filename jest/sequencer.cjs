const Sequencer = require('@jest/test-sequencer').default;

/** Files that take minutes. In a fresh clone Jest goes by the size of files, and one of these would run alone at the end. */
const long = [/\/tools\/bench[.]/, /\/redis-topologies[.]/, /\/pages\/pages[.]/];

/** As Jest's own, but what takes long begins first. */
module.exports = class LongFirst extends Sequencer {
  async sort(tests) {
    const isLong = ({ path }) => long.some((file) => file.test(path));
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of an array
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
