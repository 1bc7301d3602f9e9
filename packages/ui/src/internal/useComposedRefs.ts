import { useMemo } from 'react';
import type { Ref, RefCallback } from 'react';

function assign<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (!ref) return undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

export function useComposedRefs<Node>(
  theirs: Ref<Node> | undefined,
  ours: Ref<Node> | undefined,
): RefCallback<Node> {
  return useMemo(
    () => (node: Node | null) => {
      const cleanups = [assign(theirs, node), assign(ours, node)];
      return () => {
        for (const cleanup of cleanups) cleanup?.();
      };
    },
    [theirs, ours],
  );
}
