import type { ComponentPropsWithRef } from 'react';
import { Key } from './KeyCap.styles.ts';
import { keyNames, useKeyPlatform } from './keyNames.ts';

export interface KeyCapProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** A key (`c`, `Enter`, `ArrowUp`) or a chord (`mod+k`, `mod+shift+p`); `mod` is Ctrl or ⌘. */
  keys: string;
  /** `inverse` on a dark surface, such as a tooltip. @default 'default' */
  tone?: 'default' | 'inverse' | undefined;
  /** Hides it on devices without a keyboard. @default false */
  hidesOnTouch?: boolean | undefined;
}

/** Keys for the eye only, where `aria-keyshortcuts` names them. `Kbd` is also read. */
export function KeyCap({ keys, tone, hidesOnTouch, ...rest }: KeyCapProps) {
  const platform = useKeyPlatform();
  return (
    <Key {...rest} data-tone={tone} data-needs-keyboard={hidesOnTouch || undefined}>
      {keyNames(keys, platform)}
    </Key>
  );
}
