import { Node } from 'prosemirror-model';
import { readPasted, writeMarkup } from '../markup.ts';
import { schema } from '../schema.ts';

/** jsdom lacks it. */
if (!('getHTML' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'getHTML', {
    value(this: Element) {
      return this.innerHTML;
    },
  });
}

/** A text with some pasted markup and nothing else in it, as it is saved. */
export function pasted(markup: string): string {
  const content = readPasted(markup).slice.content.toJSON() as unknown;
  return writeMarkup(Node.fromJSON(schema, { type: 'doc', content }));
}
