import type { ReactNode } from 'react';

const MARK = '\uE000';

/**
 * Puts nodes, such as links, into the placeholders of a text, so that a translator sees the whole
 * sentence and may move them.
 *
 * @param write writes the text; its argument holds a placeholder for each node
 * @param nodes keyed elements by the name of their placeholder
 */
export function textWithNodes<Name extends string>(
  write: (params: Readonly<Record<Name, string>>) => string,
  nodes: Readonly<Record<Name, ReactNode>>,
): ReactNode[] {
  const names = Object.keys(nodes) as Name[];
  const params = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]));
  const isName = (part: string): part is Name => Object.hasOwn(nodes, part);
  return write(params as Record<Name, string>)
    .split(MARK)
    .map((part) => (isName(part) ? nodes[part] : part));
}
