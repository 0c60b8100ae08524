import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.js';

/**
 * Shows a validation error of the API at the field that its message begins with: `name must be …`.
 * Returns the error if no field of the form shows it.
 */
export function useFieldErrors<Values extends object>(form: UseFormReturnType<Values>, error: unknown): unknown {
  const { setFieldError } = form;
  const [field = '', text = ''] = error instanceof ApiError ? error.message.split(/ (.*)/s) : [];
  const isShown = field in form.values && text !== '';
  useEffect(() => {
    if (isShown) setFieldError(field, `This value ${text}`);
    // A new error object is a new answer, also if it has the same text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  return isShown ? undefined : error;
}
