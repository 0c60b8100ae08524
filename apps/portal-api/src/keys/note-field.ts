import { TextField } from '#http/input/fields.js';

/** The note of a key in a body. (docs/reference/keys.md#record) */
export const NoteField = (): PropertyDecorator =>
  TextField(0, 500, {
    description: 'What to remember about the key. Null or empty: nothing.',
    example: 'Till in Leeds',
    optional: true,
    orNull: true,
  });

/** An empty note is none. */
export const noteOf = (note: string | null | undefined): string | null => note?.trim() || null;
