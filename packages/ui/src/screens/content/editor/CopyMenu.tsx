import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import type { Node } from 'prosemirror-model';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { toMarkdown } from './toMarkdown.ts';
import { writeMarkup } from './markup.ts';
import { writeText } from './plainText.ts';

const writers = {
  text: writeText,
  html: writeMarkup,
  markdown: toMarkdown,
} as const;

const CONFIRMATION_MS = 2000;

export function CopyMenu({ text }: { text: () => Node }) {
  const t = useTranslation(contentEditorTexts);
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(setResult, CONFIRMATION_MS, null);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(as: keyof typeof writers): Promise<void> {
    try {
      await navigator.clipboard.writeText(writers[as](text()));
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }
  const said = result && t(`common.copy.${result}`);
  return (
    <Stack>
      <Menu.Root>
        <Menu.Trigger
          variant="button"
          label={said ?? t('contentEditor.copy.label')}
          icon={<Icon icon={result === 'copied' ? Check : Copy} size="small" />}
        />
        <Menu.Items
          placement="bottom-end"
          items={(['text', 'html', 'markdown'] as const).map((as) => ({
            id: as,
            label: t(`contentEditor.copy.${as}`),
            onSelect: () => void copy(as),
          }))}
        />
      </Menu.Root>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </Stack>
  );
}
