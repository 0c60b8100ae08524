// Bidirectional control characters: with them a name can change the direction of the text around it.
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
// Control characters, lone surrogates, byte order marks and annotations.
const controls = /[\p{Cc}\p{Cs}\uFEFF\uFFF9-\uFFFB]/gu;

/** Text of a merchant or customer as one line, without control characters. */
export const oneLine = (text: string): string =>
  text.replace(bidiControls, '').replace(/\s+/gu, ' ').replace(controls, '').trim();
