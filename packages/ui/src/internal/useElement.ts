import { useCallback, useState } from 'react';

/**
 * Returns the element once it is mounted, and its ref. Unmounting does not reset it, because that
 * would set state during removal.
 */
export function useElement<Node extends Element>(): [Node | null, (node: Node | null) => void] {
  const [element, setElement] = useState<Node | null>(null);
  const ref = useCallback((node: Node | null) => {
    if (node) setElement(node);
  }, []);
  return [element, ref];
}
