import { createStrictContext } from '../../internal/createStrictContext.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import type { HeadingLevel } from '../Disclosure/DisclosureHeading.tsx';

interface AccordionState {
  headingLevel: HeadingLevel;
  hasRegions: boolean;
  openValues: readonly string[];
  setOpen: (value: string, isOpen: boolean, reason: OpenChangeReason) => void;
}

export const [AccordionContext, useAccordion] =
  createStrictContext<AccordionState>('Accordion.Root');
