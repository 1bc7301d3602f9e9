import type { ComponentPropsWithRef } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import type { HeadingLevel } from '../Disclosure/DisclosureHeading.tsx';
import { Root } from './Accordion.styles.ts';
import { AccordionContext } from './AccordionContext.ts';

export interface AccordionRootProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange'
> {
  /** Level of the items' headings in the page's outline. @default 3 */
  headingLevel?: HeadingLevel;
  /** `single` closes the open item when another one opens. @default 'multiple' */
  mode?: 'single' | 'multiple';
  /** Values of the open items, if controlled. */
  value?: readonly string[] | undefined;
  /** Values of the items that are open at first, if uncontrolled. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open items when the user changes them. */
  onValueChange?: ((value: readonly string[], reason: OpenChangeReason) => void) | undefined;
  /** Makes panels landmarks; false where more than six may be open at once. @default true */
  hasRegions?: boolean;
}

/** Sections that open and close (WAI-ARIA APG "Accordion"). Renders a `<div>`. */
export function AccordionRoot({
  headingLevel = 3,
  mode = 'multiple',
  value,
  defaultValue = NO_VALUES,
  onValueChange,
  hasRegions = true,
  ...rest
}: AccordionRootProps) {
  const [openValues, setOpenValues] = useControllableState({ value, defaultValue });

  function setOpen(item: string, isOpen: boolean, reason: OpenChangeReason): void {
    const others = mode === 'single' ? [] : openValues.filter((other) => other !== item);
    const next = isOpen ? [...others, item] : others;
    setOpenValues(next);
    onValueChange?.(next, reason);
  }
  return (
    <AccordionContext value={{ headingLevel, hasRegions, openValues, setOpen }}>
      <Root {...rest} />
    </AccordionContext>
  );
}

const NO_VALUES: readonly string[] = [];
