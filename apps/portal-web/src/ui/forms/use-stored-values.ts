import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps a form at what is stored: a field that the user has not changed takes over what a colleague saved. A form that kept
 * its first values would put that back with its next save. While it saves, nothing is taken over. After that the returned
 * function is called with the values that were sent and those that are stored now: what was typed meanwhile stays.
 */
export function useStoredValues<Values extends object>(
  form: UseFormReturnType<Values>,
  stored: Values,
  isSaving: boolean,
): (base: Values, next: Values) => void {
  const take = (base: Values, next: Values): void => {
    const before = new Map(Object.entries(base));
    const changed = Object.entries(form.getValues()).filter(([field, value]) => !isSame(value, before.get(field)));
    form.setInitialValues(next);
    form.setValues({ ...next, ...Object.fromEntries(changed) });
  };
  useEffect(() => {
    const known = form.getInitialValues();
    if (!isSaving && !isSame(known, stored)) take(known, stored);
  });
  return take;
}
