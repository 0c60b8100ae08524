import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError, errorMessage } from './api-error.js';
import { plainMessage } from './plain-messages.js';

interface Operation {
  readonly responses?: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>> }
    >
  >;
}
interface Example {
  readonly value: { readonly message: string; readonly error: string };
}

/** Every refusal that the document of the portal's API names. */
function documented(): readonly Example['value'][] {
  const file = path.resolve(__dirname, '../../../../openapi-portal.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses = {} }) => Object.entries(responses))
    .filter(([status]) => status >= '400' && status < '500')
    .flatMap(([, { content }]) => Object.values(content?.['application/json']?.examples ?? {}))
    .map(({ value }) => value);
}

it('no documented refusal is shown with the name of a field of the API in it', () => {
  // The header of a file names its columns.
  const refusals = documented().filter(({ error }) => error !== 'csv_header_invalid');
  expect(refusals.length).toBeGreaterThan(500);
  const shown = new Set(refusals.map(({ error, message }) => errorMessage(new ApiError(400, error, message))));
  const bad = [...shown].filter((text) => !/^[A-Z0-9"]/.test(text) || /\b[a-z]+(?:[A-Z]|_[a-z])/.test(text));
  expect(bad).toEqual([]);
});

it.each([
  ['name must be 1 to 80 characters.', 'The name must be 1 to 80 characters.'],
  ['remainingValue must be a number of 0 or more.', 'The balance must be a number of 0 or more.'],
  ['order_value is required.', 'The order value is required.'],
  ['customerId or recipientEmail is required.', 'The customer or e-mail address of the recipient is required.'],
  ['quantity must be an integer from 1 to 100.', 'The number must be a whole number from 1 to 100.'],
  ['No such customer.', 'No such customer.'],
])('%s: %s', (message, plain) => expect(plainMessage('unknown', message)).toBe(plain));
