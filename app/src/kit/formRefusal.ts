import type { FormRefusal } from '@platform/ui';
import type { ActionFailure } from '../data/useAction.ts';

export interface RefusalRules<Field extends string> {
  /** Fields of the form by their name in the service; errors of nested fields are shown there. */
  fields?: Readonly<Record<string, Field>> | undefined;
  /** Prefixes messages of nested fields with their path, such as '0.name: '. @default false */
  showsPath?: boolean | undefined;
  /** Field of an error that names none, for example by error code. */
  fieldOf?: ((error: unknown) => Field | undefined) | undefined;
  /** Message above the fields, for failures without a field. @default the message of the failure */
  message?: ((failure: RefusedWrite) => string) | undefined;
}

type RefusedWrite = Pick<ActionFailure, 'error' | 'message' | 'fields'>;

/** Assigns a failed write to the field that the service names, else to the whole form. */
export function formRefusal<Field extends string = never>(
  failure: RefusedWrite,
  { fields = {}, showsPath = false, fieldOf, message }: RefusalRules<Field> = {},
): FormRefusal<Field> {
  const status = 'refused';
  const known = fieldOf?.(failure.error);
  if (known) return { status, field: known, message: failure.message };
  for (const [path, text] of Object.entries(failure.fields)) {
    const [name = '', ...inside] = path.split('.');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const prefix = showsPath && inside.length > 0 ? `${inside.join('.')}: ` : '';
    if (field) return { status, field, message: prefix + text };
  }
  const whole = { ...failure, message: withFieldTexts(failure) };
  return { status, message: message?.(whole) ?? whole.message };
}

/** 'Check the fields.' alone does not say what is wrong if the form shows none of them. */
function withFieldTexts({ message, fields }: RefusedWrite): string {
  const texts = Object.values(fields).filter((text) => !message.includes(text));
  return [message, ...new Set(texts)].join(' ');
}
