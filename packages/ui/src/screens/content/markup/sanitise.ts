import { readText } from './readText.ts';
import { toNodes } from './toNodes.ts';

/**
 * The only way for foreign markup into the page: no script, style, image or frame, and only web
 * addresses. The page never parses it. The nodes are built from an allow list, so no HTML string
 * can be inserted by mistake.
 */
export const sanitise = (markup: string): DocumentFragment => toNodes(readText(markup).blocks);
