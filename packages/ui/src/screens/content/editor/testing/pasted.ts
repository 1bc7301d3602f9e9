import { Node } from 'prosemirror-model';
import { readPasted, writeMarkup } from '../markup.ts';
import { schema } from '../schema.ts';

/** Missing in jsdom. */
if (!('getHTML' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'getHTML', {
    value(this: Element) {
      return this.innerHTML;
    },
  });
}

export function pasted(markup: string): string {
  const content = readPasted(markup).slice.content.toJSON() as unknown;
  return writeMarkup(Node.fromJSON(schema, { type: 'doc', content }));
}
