import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import { Select } from './Select.tsx';
import type { SelectOption } from './types.ts';

type Role = 'admin' | 'viewer';

const roles: SelectOption<Role>[] = [];
const days: SelectOption<number>[] = [];
const texts: SelectOption[] = [];

test('the value has the type of the options', () => {
  void (
    <>
      <Select
        label=""
        options={roles}
        onValueChange={(role) => expectTypeOf(role).toEqualTypeOf<Role>()}
      />
      <Select
        label=""
        options={days}
        value={7}
        onValueChange={(day) => expectTypeOf(day).toBeNumber()}
      />
      <Select
        label=""
        options={texts}
        value=""
        onValueChange={(text) => expectTypeOf(text).toBeString()}
      />
      <Select
        label=""
        options={[{ label: '', options: roles }]}
        onValueChange={(role) => expectTypeOf(role).toEqualTypeOf<Role>()}
      />
    </>
  );
});

test('only a select that can be cleared passes null', () => {
  void (
    <>
      <Select
        isClearable
        label=""
        options={roles}
        value={null}
        onValueChange={(role) => expectTypeOf(role).toEqualTypeOf<Role | null>()}
      />
      {/* @ts-expect-error -- The handler does not take null. */}
      <Select isClearable label="" options={days} onValueChange={(day: number) => day} />
      {/* @ts-expect-error -- A text is no value of these options. */}
      <Select label="" options={days} value="7" />
    </>
  );
});

test('a styled select and its props take texts', () => {
  expectTypeOf<ComponentProps<typeof Select>['value']>().toEqualTypeOf<string | null | undefined>();
});
