import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** How many addresses and ranges a key may have. */
const maxAddresses = 20;

/** The addresses of a text, which are separated by white space or commas. */
export const addressesIn = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '');

/** What is wrong with the addresses, if anything. The API checks their form. */
export const addressesError = (text: string): string | null =>
  addressesIn(text).length <= maxAddresses ? null : `Enter at most ${maxAddresses} addresses and ranges.`;

/** The addresses from which a key may be used, one in each line. */
export const AddressesField = (props: TextareaProps): ReactNode => (
  <Textarea
    label="Allowed addresses"
    description="Optional. IP addresses or ranges such as 203.0.113.0/24, one per line. If empty, any address can use the key."
    autosize
    minRows={2}
    maxRows={8}
    spellCheck={false}
    autoComplete="off"
    {...props}
  />
);
