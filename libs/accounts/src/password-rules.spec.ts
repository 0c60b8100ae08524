import { requireGoodPassword } from './password-rules.js';

const owner = { email: 'ada.lovelace@example.com', name: 'Ada Lovelace' };
const reasonOf = async (password: string): Promise<string | undefined> => {
  try {
    await requireGoodPassword(password, owner);
    return undefined;
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

it.each([
  'password123',
  'Password123!',
  '1234567890',
  'qwertyuiop',
  'p@ssw0rd2024',
  'letmein12345',
  'iloveyou123',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'hunter2hunter2',
  'x'.repeat(128),
  'ab'.repeat(60),
])('%s is too common', async (password) => {
  expect(await reasonOf(password)).toBe('password_too_common');
});

it.each(['ada.lovelace@example.com', 'adalovelace', 'Ada Lovelace', 'Ada Lovelace 1', 'lovelace1815', 'Lovelace Ada'])(
  '%s is made of the own name or e-mail',
  async (password) => {
    expect(await reasonOf(password)).toBe('password_personal');
  },
);

it.each([
  'correct horse battery',
  'a new and longer password',
  'xK8#mQ2$vL',
  'ein Satz mit Umlauten: äöü',
  '合言葉は秘密の言葉です',
  'ada likes her analytical engine',
  'vu6Tq9-Zr3bL',
])('%s is good', async (password) => {
  expect(await reasonOf(password)).toBeUndefined();
});
