import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { SelectOption } from '../Select/types.ts';
import { MultiSelect } from './MultiSelect.tsx';

type Role = 'admin' | 'viewer';

const roles: SelectOption<Role>[] = [];
const days: SelectOption<number>[] = [];

test('the values have the type of the options', () => {
  void (
    <>
      <MultiSelect
        label=""
        options={roles}
        onValueChange={(values) => expectTypeOf(values).toEqualTypeOf<readonly Role[]>()}
      />
      <MultiSelect
        label=""
        options={days}
        value={[7]}
        summary={(chosen) =>
          String(expectTypeOf(chosen[0]?.value).toEqualTypeOf<number | undefined>())
        }
      />
      {/* @ts-expect-error -- A text is no value of these options. */}
      <MultiSelect label="" options={days} value={['7']} />
    </>
  );
});

test('the props of a multiple select take texts', () => {
  expectTypeOf<ComponentProps<typeof MultiSelect>['value']>().toEqualTypeOf<
    readonly string[] | undefined
  >();
});
