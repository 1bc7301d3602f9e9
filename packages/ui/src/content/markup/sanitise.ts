import { readText } from './readText.ts';
import { toNodes } from './toNodes.ts';

/**
 * The one way for markup of others (a service, the clipboard, a model) into the page: no script, style,
 * picture or frame, no address but of the web. It is never parsed by the page itself, and what comes out
 * are nodes made of an allow list, so there is no text that could be put into the page by mistake.
 */
export const sanitise = (markup: string): DocumentFragment => toNodes(readText(markup).blocks);
