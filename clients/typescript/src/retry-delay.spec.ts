import { isTransient, retryAfterMs, retryDelayMs } from './retry-delay.js';

const answer = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
});

describe('isTransient', () => {
  it.each`
    status | retryAfter   | expected
    ${200} | ${undefined} | ${false}
    ${201} | ${undefined} | ${false}
    ${302} | ${undefined} | ${false}
    ${400} | ${undefined} | ${false}
    ${400} | ${'1'}       | ${false}
    ${401} | ${undefined} | ${false}
    ${403} | ${undefined} | ${false}
    ${404} | ${undefined} | ${false}
    ${409} | ${undefined} | ${false}
    ${409} | ${'1'}       | ${true}
    ${413} | ${undefined} | ${false}
    ${429} | ${undefined} | ${true}
    ${429} | ${'12'}      | ${true}
    ${500} | ${undefined} | ${true}
    ${502} | ${undefined} | ${true}
    ${503} | ${'1'}       | ${true}
    ${504} | ${undefined} | ${true}
  `('$status with Retry-After $retryAfter: $expected', ({ status, retryAfter, expected }) => {
    expect(isTransient(answer(status, retryAfter))).toBe(expected);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-11-20T09:30:00Z');

  it.each`
    text                               | expected
    ${'0'}                             | ${0}
    ${'1'}                             | ${1_000}
    ${' 12 '}                          | ${12_000}
    ${'Fri, 20 Nov 2026 09:30:05 GMT'} | ${5_000}
    ${'Fri, 20 Nov 2026 09:29:55 GMT'} | ${0}
    ${'soon'}                          | ${undefined}
    ${''}                              | ${undefined}
    ${undefined}                       | ${undefined}
  `('$text: $expected', ({ text, expected }) => {
    expect(retryAfterMs(answer(503, text), now)).toBe(expected);
  });
});

describe('retryDelayMs', () => {
  const backoff = { baseMs: 100, capMs: 1_000 };

  it.each`
    attempt | random   | asked        | expected
    ${1}    | ${0}     | ${undefined} | ${0}
    ${1}    | ${0.5}   | ${undefined} | ${50}
    ${1}    | ${0.999} | ${undefined} | ${99}
    ${2}    | ${0.5}   | ${undefined} | ${100}
    ${3}    | ${0.5}   | ${undefined} | ${200}
    ${4}    | ${0.999} | ${undefined} | ${799}
    ${5}    | ${0.999} | ${undefined} | ${999}
    ${60}   | ${0.999} | ${undefined} | ${999}
    ${1}    | ${0.5}   | ${1_000}     | ${1_000}
    ${9}    | ${0.5}   | ${100}       | ${500}
  `('attempt $attempt, random $random, asked $asked: $expected ms', ({ attempt, random, asked, expected }) => {
    expect(retryDelayMs(attempt, random, backoff, asked)).toBe(expected);
  });
});
