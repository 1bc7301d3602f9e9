import { useCallback, useState } from 'react';

/** Unmounting does not reset the element, because that would set state during removal. */
export function useElement<Node extends Element>(): [Node | null, (node: Node | null) => void] {
  const [element, setElement] = useState<Node | null>(null);
  const ref = useCallback((node: Node | null) => {
    if (node) setElement(node);
  }, []);
  return [element, ref];
}
