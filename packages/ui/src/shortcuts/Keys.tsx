import { Key } from './Keys.styles.ts';
import { useKeyNames } from './keyNames.ts';

export interface KeysProps {
  /** As a `Shortcut` has them: `c`, `mod+k`. */
  keys: string;
}

/** Shows keys as caps; nothing on devices without a keyboard. */
export function Keys({ keys }: KeysProps) {
  const nameOf = useKeyNames();
  return <Key>{nameOf(keys)}</Key>;
}
