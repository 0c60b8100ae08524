import fc from 'fast-check';
import { fewLines, html, Markup } from './markup.js';

describe('markup', () => {
  it('leaves no sign of a text that HTML could take for its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: written } = html`<p title="${text}">${text}</p>`;
        expect(written.match(/[<>"']/g)?.join('')).toBe(`<""><>`);
      }),
    );
  });

  it('inserts markup as it is, lists of it, and nothing for null', () => {
    expect(html`<p>${html`<b>${'&'}</b>`}${null}${[new Markup('<i>'), html`${1}`]}</p>`.text).toBe(
      '<p><b>&amp;</b><i>1</p>',
    );
  });

  it('keeps a few lines and joins many', () => {
    expect(fewLines('a\n\n b \r\nc', 3)).toEqual(['a', 'b', 'c']);
    expect(fewLines('a\nb\nc\nd', 3)).toEqual(['a b c d']);
    expect(fewLines(' \n ', 3)).toEqual([]);
  });
});
