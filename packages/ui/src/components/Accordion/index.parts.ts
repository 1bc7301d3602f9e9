export { AccordionRoot as Root } from './AccordionRoot.tsx';
export { AccordionItem as Item } from './AccordionItem.tsx';
