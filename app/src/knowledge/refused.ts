import type { FormRefusal } from '@platform/ui';
import type { ActionOutcome } from '../data/useAction.ts';

/**
 * Why a form was refused, at the field that it is about.
 *
 * @param fieldOf which field of the form a field of the wire is
 */
export function refused<Field extends string>(
  { message, fields }: Extract<ActionOutcome<unknown>, { isDone: false }>,
  fieldOf: Readonly<Record<string, Field>>,
): FormRefusal<Field> {
  const [name, text] = Object.entries(fields).find(([field]) => fieldOf[field]) ?? [];
  return name && text
    ? { status: 'refused', field: fieldOf[name], message: text }
    : { status: 'refused', message };
}
