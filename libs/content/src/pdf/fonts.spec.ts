import fs from 'node:fs/promises';
import { fontFaces } from './fonts.js';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof fs>('node:fs/promises');
  return { ...real, readFile: jest.fn(real.readFile) };
});

it('a table of characters that could not be read once is read for the next page', async () => {
  jest.mocked(fs.readFile).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(fontFaces('Gift')).rejects.toThrow('EMFILE');
  await expect(fontFaces('Gift')).resolves.toContain("font-family:'Inter'");
});
