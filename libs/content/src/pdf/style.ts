import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { fontFamilies } from './fonts.js';
import type { Palette } from './palette.js';

const sheets = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;

/** Font sizes in points by maximum text length. */
type Steps = readonly (readonly [characters: number, points: number])[];

const steps = {
  merchant: [
    [28, 15],
    [56, 12],
    [110, 9.5],
    [Infinity, 8],
  ],
  title: [
    [22, 27],
    [44, 21],
    [90, 15.5],
    [Infinity, 12],
  ],
  amount: [
    [8, 68],
    [11, 54],
    [14, 43],
    [19, 32],
    [Infinity, 24],
  ],
  recipient: [
    [40, 14],
    [90, 11],
    [Infinity, 8.5],
  ],
  terms: [
    [500, 8.5],
    [1000, 7.5],
    [Infinity, 6.5],
  ],
  stamp: [
    [9, 66],
    [13, 50],
    [18, 38],
    [Infinity, 30],
  ],
} satisfies Record<string, Steps>;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/gu;

/** The font size at which a text fits its place. East Asian characters and emoji count as two letters. */
export function fitted(kind: keyof typeof steps, text: string): string {
  const length = text.length + (text.match(wide)?.length ?? 0);
  const points = steps[kind].find(([characters]) => length <= characters)?.[1] ?? 8;
  return `font-size:${points}pt`;
}

/** The styles of the marks on a voucher that cannot be redeemed. */
const markStyle = `.stamp { position: absolute; inset: 0 0 38mm; display: flex; align-items: center; justify-content: center; color: #a3160f }
.stamp span { transform: rotate(-17deg); border: 1.6mm solid; border-radius: 4mm; padding: 3mm 8mm;
  font-weight: 600; line-height: 1.1; letter-spacing: .03em; white-space: nowrap; background: rgba(255, 255, 255, .8) }
.band { padding: 2.6mm 11mm; text-align: center; font-size: 17pt; font-weight: 600; line-height: 1.2; letter-spacing: .06em;
  background: #a3160f; color: #fff }
.band + .stub::before { content: none }
.state { margin-top: 6mm; font-size: 11.5pt; font-weight: 600; color: #a3160f }`;

/** The style sheet of exactly one page, in the merchant's colours. */
export function styleOf(paper: PrintedVoucher['paper'], palette: Palette): string {
  const { width, height } = sheets[paper];
  return `
@page { size: ${width}mm ${height}mm; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { width: ${width}mm; height: ${height}mm; padding: 14mm; overflow: hidden; background: #fff; color: #17171c;
  display: flex; flex-direction: column; font: 400 9pt/1.4 ${fontFamilies}; font-feature-settings: 'tnum', 'kern';
  overflow-wrap: anywhere }
.sheet { flex: none }
.card { position: relative; overflow: hidden; border-radius: 5mm }
.card.closed > :not(.stamp) { opacity: .38 }
.card.closed .hint { visibility: hidden }
.face { position: relative; overflow: hidden; border-radius: 5mm 5mm 0 0; min-height: ${height * 0.36}mm; padding: 10mm 11mm 12mm;
  display: flex; flex-direction: column; background: ${palette.surface}; color: ${palette.onSurface};
  border: ${palette.pale ? '.3mm solid #b9b9c3' : '0'}; border-bottom: 0 }
.ornament { position: absolute; inset-inline-end: -46mm; bottom: -44mm; width: 150mm; height: 150mm; fill: none;
  stroke: ${palette.onSurface}; opacity: .1 }
.merchant { position: relative; display: flex; align-items: center; gap: 4.5mm; font-weight: 600; line-height: 1.25 }
.logo { flex: none; display: flex; align-items: center; justify-content: center; height: 17mm; min-width: 17mm;
  max-width: 62mm; padding: 2.2mm 2.6mm; border-radius: 3mm; background: #fff }
.logo img { max-width: 100%; max-height: 100%; height: 12.6mm; object-fit: contain; display: block }
.monogram { flex: none; width: 15mm; height: 15mm; border-radius: 50%; border: .5mm solid; font-size: 15pt;
  display: flex; align-items: center; justify-content: center; letter-spacing: .02em }
.worth { position: relative; margin-top: auto; padding-top: 9mm }
h1 { font-weight: 600; line-height: 1.18; letter-spacing: -.012em; max-width: 140mm }
.amount { margin-top: 3mm; font-weight: 600; line-height: 1.08; letter-spacing: -.03em; white-space: nowrap }
.note { margin-top: 1mm; font-size: 14pt; line-height: 1.3 }
.recipient { margin-top: 6mm; line-height: 1.3 }
.recipient bdi, .note bdi { font-weight: 600 }
.stub { position: relative; border: .3mm solid #b9b9c3; border-top: 0; border-radius: 0 0 5mm 5mm;
  padding: 9mm 11mm 8mm; background: #fff }
.stub::before { content: ''; position: absolute; left: 5mm; right: 5mm; top: -.6mm;
  border-top: .7mm dotted ${palette.pale ? '#8b8b96' : '#fff'} }
.notch { position: absolute; top: -3.2mm; width: 6.4mm; height: 6.4mm; border-radius: 50%; background: #fff;
  border: .3mm solid #b9b9c3 }
.notch.start { left: -3.6mm } .notch.end { right: -3.6mm }
.label { font-size: 8pt; line-height: 1.3; color: #5a5a66 }
.code i { font-style: normal; font-feature-settings: 'tnum' 0, 'case'; color: #77777f; padding: 0 .06em }
.code { margin: .6mm 0 0; margin-inline-start: -.2mm; font-size: 26pt; font-weight: 600; line-height: 1.25; white-space: nowrap;
  letter-spacing: .01em; font-feature-settings: 'tnum', 'kern', 'calt' 0 }
.scan { margin-top: 5mm; display: flex; align-items: flex-end; justify-content: space-between; gap: 9mm }
.lines { flex: 1; min-width: 0 }
.barcode { display: block; width: 100%; height: 17mm }
.hint { margin-top: 3.4mm; font-size: 8.5pt; color: #43434d; max-width: 105mm }
.qr { flex: none; display: block; width: 45mm; height: 45mm; margin: -4mm 0 -5.4mm; margin-inline-end: -5.4mm; fill: #000 }
.details { display: flex; gap: 12mm; margin-top: 7mm; padding-top: 5mm; border-top: .25mm solid #d3d3da }
.details dd { margin-top: .4mm; font-size: 11.5pt; font-weight: 600; line-height: 1.3; color: ${palette.onWhite} }
${markStyle}
.terms { margin-top: 7mm; color: #43434d; line-height: 1.42 }
.terms h2 { font-size: 8pt; font-weight: 600; color: #17171c; margin-bottom: 1mm }
.terms.long { columns: 2; column-gap: 8mm }
/* Spacing would break the joints of Arabic letters. */
html[dir=rtl] * { letter-spacing: 0 }
`;
}
