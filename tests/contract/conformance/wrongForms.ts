import * as z from 'zod';
import type { FormEntry } from './sample.ts';

interface ChangedForm {
  title: string;
  entries: readonly FormEntry[];
}

interface Field {
  format?: string;
  minLength?: number;
  maxLength?: number;
}

interface Form {
  properties?: Record<string, Field>;
  required?: string[];
  additionalProperties?: unknown;
}

const formOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Form;

const isFile = ({ format }: Field) => format === 'binary';

/**
 * Returns forms with missing and unknown fields, text or two files instead of a file, and values
 * beyond their limits.
 */
export function wrongForms(schema: z.ZodType, right: readonly FormEntry[]): ChangedForm[] {
  const { properties = {}, required = [], additionalProperties } = formOf(schema);
  const wrong = Object.entries(properties).flatMap(([name, field]) => {
    const others = right.filter(([each]) => each !== name);
    const validEntries = right.filter(([each]) => each === name);
    const changedForm = (title: string, ...values: FormEntry[1][]): ChangedForm => ({
      title: `${name}: ${title}`,
      entries: [...others, ...values.map((value): FormEntry => [name, value])],
    });
    const forms: ChangedForm[] = [];
    if (required.includes(name)) forms.push(changedForm('missing'));
    if (isFile(field)) {
      forms.push(changedForm('a text', 'no file'));
      if (field.minLength) forms.push(changedForm('empty', new File([], fileNameOf(validEntries))));
      forms.push({ title: `${name}: two files`, entries: [...right, ...validEntries] });
    } else if (field.maxLength !== undefined) {
      forms.push(changedForm(`longer than ${field.maxLength}`, 'x'.repeat(field.maxLength + 1)));
    }
    return forms;
  });
  if (additionalProperties !== false) return wrong;
  const unknown: FormEntry = ['unexpected', 'true'];
  return [...wrong, { title: 'an unknown field', entries: [...right, unknown] }];
}

/** Returns a form per limit of a text, with a text of exactly that length. */
export function formsAtTheLimit(schema: z.ZodType, right: readonly FormEntry[]): ChangedForm[] {
  return Object.entries(formOf(schema).properties ?? {}).flatMap(([name, field]) => {
    const { maxLength } = field;
    if (isFile(field) || maxLength === undefined) return [];
    const others = right.filter(([each]) => each !== name);
    const validValue = right.find(([each]) => each === name)?.[1];
    const text = typeof validValue === 'string' ? validValue : '';
    const longest: FormEntry = [name, text.padEnd(maxLength, 'x').slice(0, maxLength)];
    return [{ title: `${name}: exactly ${maxLength}`, entries: [...others, longest] }];
  });
}

function fileNameOf(entries: readonly FormEntry[]): string {
  const file = entries[0]?.[1];
  return file instanceof File ? file.name : 'empty';
}
