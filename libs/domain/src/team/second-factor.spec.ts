import { requireResettable } from './second-factor.js';

const on = { isOn: true, isOfOthers: false };

it.each([
  ['another member', 'ada', 'grace', on, undefined],
  ['by the operator', null, 'grace', on, undefined],
  ['themselves', 'ada', 'ada', on, 'second_factor_own'],
  ['somebody of another merchant', 'ada', 'grace', { isOn: true, isOfOthers: true }, 'second_factor_shared'],
  [
    'somebody of another merchant without one',
    'ada',
    'grace',
    { isOn: false, isOfOthers: true },
    'second_factor_shared',
  ],
  ['somebody without one', 'ada', 'grace', { isOn: false, isOfOthers: false }, 'second_factor_off'],
])('an owner resets the second factor of %s', (_, owner, member, facts, reason) => {
  const reset = () => requireResettable(owner, member, facts);
  if (reason === undefined) expect(reset).not.toThrow();
  else expect(reset).toThrow(expect.objectContaining({ reason }));
});
