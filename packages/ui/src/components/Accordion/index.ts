export * as Accordion from './index.parts.ts';
export type { AccordionItemProps } from './AccordionItem.tsx';
export type { AccordionRootProps } from './AccordionRoot.tsx';
