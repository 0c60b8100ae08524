import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { ApiError, errorMessage } from '../../api/api-error.js';
import { plainMessage } from '../../api/plain-messages.js';

/**
 * Shows a validation error of the API at the field that its message begins with: `name must be …`.
 * `fieldsOf` names the fields of errors that name none, by their codes. Returns the error if no field of the form shows it.
 */
export function useFieldErrors<Values extends object>(
  form: UseFormReturnType<Values>,
  error: unknown,
  fieldsOf: Readonly<Record<string, keyof Values & string>> = {},
): unknown {
  const { setFieldError } = form;
  const [first = '', text = ''] = error instanceof ApiError ? error.message.split(/ (.*)/s) : [];
  const reason = error instanceof ApiError ? error.reason : '';
  const known = fieldsOf[reason];
  const isNamed = first in form.values && text !== '';
  const isShown = isNamed || known !== undefined;
  useEffect(() => {
    if (isNamed) setFieldError(first, plainMessage(reason, `This value ${text}`));
    else if (known !== undefined) setFieldError(known, errorMessage(error));
    // A new error object is a new answer, also if it has the same text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  return isShown ? undefined : error;
}
