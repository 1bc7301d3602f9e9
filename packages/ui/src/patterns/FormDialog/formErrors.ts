import type { FieldError, FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { FormRefusal } from './formTypes.ts';

/** Marks an error whose message is the service's own text and not a key of the schema. */
export const fromService = 'service';

/** Whether a form was refused rather than saved. */
export const isRefusal = (outcome: object): outcome is FormRefusal =>
  'status' in outcome && outcome.status === 'refused';

/** The fields that the schema itself objects to. */
export const ownErrors = <Input extends FieldValues>(errors: FieldErrors<Input>): Path<Input>[] =>
  Object.keys(errors).filter(
    (name) => name !== 'root' && errors[name]?.type !== fromService,
  ) as Path<Input>[];

/** Writes an error in words: the service's own, else the text of its key. */
export const errorTextOf =
  (textOf: (key: string) => string) =>
  (error: FieldError | undefined): string | undefined =>
    error?.type === fromService || !error?.message ? error?.message : textOf(error.message);
