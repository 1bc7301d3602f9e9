import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** Prints the members of union types; Storybook's tables show only "union". */
export function printChoices(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.type?.name !== 'enum') return [name, argType];
      const summary = argType.type.value.map((value) => JSON.stringify(value)).join(' | ');
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
}

export const withChoices: ArgTypesEnhancer = ({ argTypes }) => printChoices(argTypes);
