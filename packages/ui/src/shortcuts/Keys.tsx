import { Key } from './Keys.styles.ts';
import { useKeyNames } from './keyNames.ts';

export interface KeysProps {
  /** As a `Shortcut` has them: `c`, `mod+k`. */
  keys: string;
}

/** Keys as they are drawn on a keyboard; not on devices without one. */
export function Keys({ keys }: KeysProps) {
  const nameOf = useKeyNames();
  return <Key>{nameOf(keys)}</Key>;
}
