// jsdom with the `fetch` classes of Node, which jsdom does not have.
const { TestEnvironment } = require('jest-environment-jsdom');

const origin = 'http://localhost';

/** Like a browser, resolves a path against the address of the page. */
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

module.exports = class PagesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { fetch, Request: PageRequest, Response, Headers, TextEncoder, TextDecoder });
  }

  /** The entries of packages for Node: those for browsers are ES modules or miss parts. */
  exportConditions() {
    return ['node', 'require', 'default'];
  }
};
