import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Leaves `@default` out of the sentence on a prop: the table has a column of its own for it. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, description: argType.description?.replace(/\s*@default[^]*$/, '') ?? '' },
    ]),
  );
