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
  callerRef: Ref<Node> | undefined,
  ownRef: Ref<Node> | undefined,
): RefCallback<Node> {
  return useMemo(
    () => (node: Node | null) => {
      const cleanups = [assign(callerRef, node), assign(ownRef, node)];
      return () => {
        for (const cleanup of cleanups) cleanup?.();
      };
    },
    [callerRef, ownRef],
  );
}
