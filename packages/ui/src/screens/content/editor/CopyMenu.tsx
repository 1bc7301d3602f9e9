import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { Check, Copy } from 'lucide';
import type { Node } from 'prosemirror-model';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from '../../../internal/useCopy.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { toMarkdown } from './toMarkdown.ts';
import { writeMarkup } from './markup.ts';
import { writeText } from './plainText.ts';

const writers = {
  text: writeText,
  html: writeMarkup,
  markdown: toMarkdown,
} as const;

export function CopyMenu({ text }: { text: () => Node }) {
  const t = useTranslation(contentEditorTexts);
  const [result, copy] = useCopy();
  const resultText = result && t(`common.copy.${result}`);
  return (
    <Stack>
      <Menu.Root>
        <Menu.Trigger
          variant="button"
          label={resultText ?? t('contentEditor.copy.label')}
          icon={<Icon icon={result === 'copied' ? Check : Copy} size="small" />}
        />
        <Menu.Items
          placement="bottom-end"
          items={(['text', 'html', 'markdown'] as const).map((as) => ({
            id: as,
            label: t(`contentEditor.copy.${as}`),
            onSelect: () => copy(writers[as](text())),
          }))}
        />
      </Menu.Root>
      <output>
        <VisuallyHidden>{resultText}</VisuallyHidden>
      </output>
    </Stack>
  );
}
