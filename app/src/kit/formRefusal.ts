import type { FormRefusal } from '@platform/ui';
import type { ActionFailure } from '../data/useAction.ts';

/** How a form shows the failures of its writes. */
export interface RefusalRules<Field extends string> {
  /** Fields of the form by their names in the service. An error inside a field is shown at that field. */
  fields?: Readonly<Record<string, Field>> | undefined;
  /** Prefixes the message of an error inside a field with its place, such as '0.name: '. @default false */
  showsPlace?: boolean | undefined;
  /** Returns the field of an error that names none, for example by the code of the error. */
  fieldOf?: ((error: unknown) => Field | undefined) | undefined;
  /** Message above the fields, for a failure of none of them. @default the message of the failure */
  message?: ((failure: RefusedWrite) => string) | undefined;
}

type RefusedWrite = Pick<ActionFailure, 'error' | 'message' | 'fields'>;

/** Describes a failed write as its form shows it: at a field that the service names, else above all fields. */
export function formRefusal<Field extends string = never>(
  failure: RefusedWrite,
  { fields = {}, showsPlace = false, fieldOf, message }: RefusalRules<Field> = {},
): FormRefusal<Field> {
  const status = 'refused';
  const known = fieldOf?.(failure.error);
  if (known) return { status, field: known, message: failure.message };
  for (const [path, text] of Object.entries(failure.fields)) {
    const [name = '', ...inside] = path.split('.');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const place = showsPlace && inside.length > 0 ? `${inside.join('.')}: ` : '';
    if (field) return { status, field, message: place + text };
  }
  return { status, message: message?.(failure) ?? failure.message };
}
