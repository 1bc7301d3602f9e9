import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** True if nothing, or the heading of the page, has the focus. */
export const isFocusIdle = (): boolean => isFocusLost() || activeElement()?.tagName === 'H1';
