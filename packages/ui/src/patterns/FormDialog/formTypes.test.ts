import { expectTypeOf, test } from 'vitest';
import type { DialogForm, FormRefusal } from './formTypes.ts';
import type { DialogFormOptions } from './useDialogForm.ts';

test('the saved result is inferred without the refusal', () => {
  interface Created {
    status: 'created';
    id: string;
  }
  type Options = DialogFormOptions<{ name: string }, { name: string }, Created | FormRefusal>;
  type Saved = Parameters<NonNullable<Options['onSaved']>>[0];
  expectTypeOf<Saved>().toEqualTypeOf<Created>();
});

test('a field can be set to any value that the form holds', () => {
  type Form = DialogForm<{ tags: string[]; file: File | null; at: Date }>;
  expectTypeOf<Form['setField']>().toBeCallableWith('tags', ['vip']);
  expectTypeOf<Form['setField']>().toBeCallableWith('file', null);
  expectTypeOf<Form['setField']>().toBeCallableWith('at', new Date(0));
});
