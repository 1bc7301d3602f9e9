import * as z from 'zod/mini';

/** What the rules of a form say: values that may be sent, or text keys by field. */
type Checked<Values, Field extends string> =
  | { values: Values }
  | { errors: Partial<Record<Field, string>> };

/**
 * A zod schema from the rules of a form. The parts of zod that describe objects would sit in the
 * chunk of the first page, though only dialogs use them; two small parts do as well.
 *
 * @param check tells what is wrong with what was typed, in the order of the fields
 */
export function formSchema<Input extends object, Values>(
  check: (input: Input) => Checked<Values, Extract<keyof Input, string>>,
) {
  return z.pipe(
    z.custom<Input>(),
    z.transform((input: Input, context): Values => {
      const checked = check(input);
      if ('values' in checked) return checked.values;
      for (const [field, message] of Object.entries<string | undefined>(checked.errors)) {
        if (message) context.issues.push({ code: 'custom', path: [field], message, input });
      }
      return z.NEVER;
    }),
  );
}
