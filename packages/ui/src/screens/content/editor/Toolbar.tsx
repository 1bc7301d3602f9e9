import { contentEditorTexts, useTranslation } from '@platform/i18n';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { IconShape } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { CommandName } from './commands.ts';
import { ToolButton, ToolbarRow } from './ContentEditor.styles.ts';
import { TableMenu } from './TableMenu.tsx';
import type { tableCommands } from './tables.ts';
import type { RichText } from './useRichText.ts';
import { useRovingFocus } from './useRovingFocus.ts';

type ToolName = Exclude<CommandName, keyof typeof tableCommands> | 'link';

const groups: readonly (readonly [ToolName, IconShape, string?][])[] = [
  [
    ['undo', Undo2, 'Mod Z'],
    ['redo', Redo2, 'Mod Y'],
  ],
  [
    ['heading2', Heading2],
    ['heading3', Heading3],
  ],
  [
    ['strong', Bold, 'Mod B'],
    ['em', Italic, 'Mod I'],
    ['link', Link2],
  ],
  [
    ['bulletList', List],
    ['orderedList', ListOrdered],
    ['blockquote', TextQuote],
  ],
];

/** The table menu follows this tool, where a phone's toolbar wraps. */
const BEFORE_TABLE = 'heading3';

const names = groups.flat().flatMap(([name]) => (name === BEFORE_TABLE ? [name, 'table'] : [name]));

const isToggle = (name: ToolName): boolean => name !== 'undo' && name !== 'redo' && name !== 'link';

export interface ToolbarProps extends Pick<RichText, 'format' | 'run'> {
  onLink: () => void;
  textId: string;
}

export function Toolbar({ format, run, onLink, textId }: ToolbarProps) {
  const t = useTranslation(contentEditorTexts);
  const { toolbarProps, stop } = useRovingFocus();
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <ToolbarRow
      role="toolbar"
      aria-label={t('contentEditor.toolbar')}
      aria-controls={textId}
      {...toolbarProps}
    >
      {groups.map((tools) => (
        <Stack as="span" direction="row" gap="0-5" key={tools[0]?.[0]}>
          {tools.map(([name, icon, keys]) => {
            const isOff = format.disabled[name] === true;
            return (
              <ToolButton
                key={name}
                label={t(`contentEditor.tool.${name}`)}
                icon={<Icon icon={icon} />}
                size="small"
                shortcut={keys?.replace('Mod', mod)}
                tabIndex={names.indexOf(name) === stop ? 0 : -1}
                aria-pressed={isToggle(name) ? format.pressed[name] === true : undefined}
                aria-haspopup={name === 'link' ? 'dialog' : undefined}
                disabledReason={isOff ? t(`contentEditor.off.${offReason(name)}`) : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (name === 'link' ? onLink() : run(name))}
              />
            );
          })}
          {tools.some(([name]) => name === BEFORE_TABLE) ? (
            <TableMenu
              isInTable={format.isInTable}
              run={run}
              tabIndex={names.indexOf('table') === stop ? 0 : -1}
            />
          ) : null}
        </Stack>
      ))}
    </ToolbarRow>
  );
}

const offReason = (name: ToolName) => (name === 'undo' || name === 'redo' ? name : 'link');
