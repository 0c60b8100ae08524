import { attachment } from './content-disposition.js';

it.each([
  ['Corner Coffee - Gift voucher.pdf', 'attachment; filename="Corner Coffee - Gift voucher.pdf"'],
  ['Café.pdf', `attachment; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`],
  ['Чай 5.pdf', `attachment; filename="___ 5.pdf"; filename*=UTF-8''%D0%A7%D0%B0%D0%B9%205.pdf`],
  ['😀.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`],
  // Some clients decode percent signs of the plain name.
  ['50 %20 off.pdf', `attachment; filename="50 %20 off.pdf"; filename*=UTF-8''50%20%2520%20off.pdf`],
  ['a"b\\c\r\nx: y.pdf', `attachment; filename="a_b_c__x: y.pdf"; filename*=UTF-8''a%22b%5Cc%0D%0Ax%3A%20y.pdf`],
])('%j', (name, header) => {
  expect(attachment(name)).toBe(header);
});
