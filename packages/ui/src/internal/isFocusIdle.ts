import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** Says whether nothing in particular has the focus: nothing at all, or the heading of the page. */
export const isFocusIdle = (): boolean => isFocusLost() || activeElement()?.tagName === 'H1';
