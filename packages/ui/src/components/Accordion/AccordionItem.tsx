import { Disclosure } from '../Disclosure/Disclosure.tsx';
import type { DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { useAccordion } from './AccordionContext.ts';

export interface AccordionItemProps extends Omit<
  DisclosureProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'headingLevel' | 'variant' | 'isRegion'
> {
  /** Identifies the item in the accordion's `value`; unique in the accordion. */
  value: string;
}

/** A heading with a button, and the section below it. Renders a `<div>`. */
export function AccordionItem({ value, ...rest }: AccordionItemProps) {
  const { headingLevel, hasRegions, openValues, setOpen } = useAccordion('Accordion.Item');
  return (
    <Disclosure
      {...rest}
      variant="row"
      headingLevel={headingLevel}
      isRegion={hasRegions}
      open={openValues.includes(value)}
      onOpenChange={(isOpen, reason) => setOpen(value, isOpen, reason)}
    />
  );
}
