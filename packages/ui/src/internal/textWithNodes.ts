import type { ReactNode } from 'react';

const MARK = '\uE000';

/** Replaces placeholders by nodes, so that a translator sees the whole sentence. */
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
