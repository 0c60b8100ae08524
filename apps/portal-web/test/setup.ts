import '@testing-library/jest-dom';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { resetApi, unexpectedRequests } from './fake-api.js';

// What Mantine needs and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(window, {
  ResizeObserver: NoResizeObserver,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
Element.prototype.scrollIntoView = () => undefined;

configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => resetApi());
afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  const requests = unexpectedRequests();
  if (requests.length > 0) throw new Error(`The test has no answer for: ${requests.join(', ')}`);
});
