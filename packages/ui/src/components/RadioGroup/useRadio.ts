import type { ComponentPropsWithRef } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { joinIds } from '../../internal/joinIds.ts';
import { useRadioGroup } from './RadioGroupContext.ts';

type InputProps = ComponentPropsWithRef<'input'>;

export interface RadioOptions {
  value: string;
  disabledReason: string | undefined;
  /** Id of the element that shows the reason. */
  reasonId: string;
}

/**
 * Props of a radio button in a group. With a reason it remains reachable by the arrow keys, so that
 * screen readers announce why it cannot be chosen.
 */
export function useRadio(rest: InputProps, { value, disabledReason, reasonId }: RadioOptions) {
  const group = useRadioGroup('RadioCard');
  const isRefused = disabledReason !== undefined;

  return {
    ...rest,
    type: 'radio',
    name: group.name,
    value,
    checked: group.value === value,
    'aria-disabled': isRefused || undefined,
    'aria-describedby': joinIds(rest['aria-describedby'], isRefused ? reasonId : undefined),
    onChange: composeHandlers(rest.onChange, () => {
      // React unchecks it again, by pointer or arrow key.
      if (!isRefused) group.choose(value);
    }),
  } satisfies InputProps;
}
