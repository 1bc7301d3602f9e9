import { keysTexts, useComponentTexts } from '@platform/i18n';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Key } from './KeyCap.styles.ts';
import type { KeyCapProps } from './KeyCap.tsx';
import { isModifier, keyNames, splitKeys, useKeyPlatform } from './keyNames.ts';

export type KbdProps = KeyCapProps;

/** Spoken names of keys whose sign or abbreviation screen readers spell out or skip. */
const texts = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '↑': 'up',
  '↓': 'down',
  '←': 'left',
  '→': 'right',
  '/': 'slash',
  '?': 'question',
  Esc: 'escape',
} as const;

const hasText = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key);

/** Keys by the platform's names, read in words by screen readers. Renders a `<kbd>`. */
export function Kbd({ keys, tone, hidesOnTouch, ...rest }: KbdProps) {
  const t = useComponentTexts(keysTexts);
  const platform = useKeyPlatform();
  const accessibleText = splitKeys(keys)
    .map((key) => {
      if (isModifier(key)) return t(`keys.${modifierNames[platform][key]}`);
      if (hasText(key)) return t(`keys.${texts[key]}`);
      return key.length === 1 ? key.toUpperCase() : key;
    })
    .join(' ');
  const shown = keyNames(keys, platform);
  return (
    <Key {...rest} data-tone={tone} data-needs-keyboard={hidesOnTouch || undefined}>
      {accessibleText === shown ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{accessibleText}</VisuallyHidden>
        </>
      )}
    </Key>
  );
}

const modifierNames = {
  apple: { mod: 'command', shift: 'shift', alt: 'option' },
  other: { mod: 'control', shift: 'shift', alt: 'alt' },
} as const;
