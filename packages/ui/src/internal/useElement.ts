import { useCallback, useState } from 'react';

/**
 * Holds the element of a part that lives as long as the component. Losing it is not a state: the
 * component goes with it, and setting state then would be an update of what is being removed.
 * @returns The element once it is mounted, and the ref that finds it.
 */
export function useElement<Node extends Element>(): [Node | null, (node: Node | null) => void] {
  const [element, setElement] = useState<Node | null>(null);
  const ref = useCallback((node: Node | null) => {
    if (node) setElement(node);
  }, []);
  return [element, ref];
}
