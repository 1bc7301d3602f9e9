import { paletteTexts, shellTexts, useTranslation } from '@platform/i18n';
import { useId, useState } from 'react';
import { Dialog } from '../components/Dialog/index.ts';
import { Kbd } from '../components/Kbd/Kbd.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Description, Heading, Hint, Keyed, KeyNames } from './ShortcutList.styles.ts';
import type { ShortcutsDialogProps } from './types.ts';
import { registrations, topics } from './registry.ts';
import type { Shortcut } from './registry.ts';

interface Line {
  keys: readonly string[];
  label: string;
}

/** Keeps the shortcuts of the time it opened: under a dialog none act. */
export function ShortcutList({
  areSingleKeysEnabled,
  onSingleKeysEnabledChange,
  onClose,
}: ShortcutsDialogProps) {
  const t = useTranslation(paletteTexts, shellTexts);
  const hintId = useId();
  const [shortcuts] = useState(listShortcuts);
  const [hasRows] = useState(() => hasTopic('rows'));
  const linesOf = (group: 'everywhere' | 'page'): Line[] =>
    shortcuts
      .filter((shortcut) => (shortcut.group ?? 'page') === group)
      .map(({ keys = '', label }) => ({ keys: [keys], label }));
  const groups: { id: string; label: string; lines: Line[] }[] = [
    { id: 'page', label: t('palette.keys.page'), lines: linesOf('page') },
    {
      id: 'rows',
      label: t('palette.keys.rows'),
      lines: hasRows
        ? [
            { keys: ['↑', '↓'], label: t('palette.keys.moveRows') },
            { keys: ['Enter'], label: t('palette.keys.openRow') },
            { keys: ['Space'], label: t('palette.keys.lookAtRow') },
            { keys: ['x'], label: t('palette.keys.selectRow') },
            { keys: ['e'], label: t('palette.keys.editRow') },
          ]
        : [],
    },
    {
      id: 'everywhere',
      label: t('palette.keys.everywhere'),
      lines: [
        ...linesOf('everywhere'),
        { keys: ['mod+Enter'], label: t('palette.keys.send') },
        { keys: ['Esc'], label: t('palette.keys.leave') },
      ],
    },
  ];
  return (
    <Dialog.Root open onOpenChange={onClose} title={t('shell.nav.shortcuts')}>
      <Dialog.Body>
        <Switch
          label={t('palette.keys.single')}
          aria-describedby={hintId}
          checked={areSingleKeysEnabled}
          onCheckedChange={onSingleKeysEnabledChange}
        />
        <Hint id={hintId}>{t('palette.keys.singleHint')}</Hint>
        {groups.map(({ id, label, lines }) =>
          lines.length > 0 ? (
            <section key={id} aria-label={label}>
              <Heading>{label}</Heading>
              <dl>
                {lines.map((line) => (
                  <Keyed
                    key={line.keys.join(' ')}
                    data-off={(!areSingleKeysEnabled && line.keys.every(isSingle)) || undefined}
                  >
                    <Description>{line.label}</Description>
                    <KeyNames>
                      {line.keys.map((keys) => (
                        <Kbd key={keys} keys={keys} />
                      ))}
                    </KeyNames>
                  </Keyed>
                ))}
              </dl>
            </section>
          ) : null,
        )}
      </Dialog.Body>
    </Dialog.Root>
  );
}

/** A single character, which the switch turns off. */
const isSingle = (keys: string): boolean => /^[a-z/?]$/.test(keys);

const hasTopic = (topic: string): boolean => topics.includes(topic);

/** Shortcuts with keys that act on the page now, in order of registration. */
function listShortcuts(): Shortcut[] {
  const byKeys = new Map<string, Shortcut>();
  for (const { shortcuts } of registrations) {
    for (const shortcut of shortcuts) if (shortcut.keys) byKeys.set(shortcut.keys, shortcut);
  }
  return [...byKeys.values()];
}
