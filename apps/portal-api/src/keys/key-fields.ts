import { maxAllowedAddresses } from '#domain/keys/api-key.js';
import { AddressListField } from '#http/input/address-list-field.js';
import { TextField } from '#http/input/fields.js';

/** The note of a key in a body. (docs/reference/keys.md#record) */
export const NoteField = (): PropertyDecorator =>
  TextField(0, 500, {
    description: 'A free text about the key. Null or empty: none.',
    example: 'Till in Leeds',
    optional: true,
    orNull: true,
  });

/** The addresses of a key in a body. (docs/reference/keys.md#addresses) */
export const AllowedAddressesField = (): PropertyDecorator =>
  AddressListField(maxAllowedAddresses, {
    description: 'IP addresses and CIDR ranges from which the key may be used. Empty: from anywhere.',
    example: ['203.0.113.7', '2001:db8::/32'],
    optional: true,
  });

/** An empty list is none. */
export const addressesOf = (list: readonly string[] | undefined): readonly string[] | null =>
  list === undefined || list.length === 0 ? null : list;
