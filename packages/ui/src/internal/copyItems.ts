import type { commonTexts, TextKey, Translate } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Copy } from 'lucide';
import type { MenuAction } from '../components/Menu/types.ts';

/** The entries of a row's menu that copy what its cells show, for fingers; empty texts have none. */
export const copyItems = (
  t: Translate<TextKey<typeof commonTexts>>,
  ...texts: readonly string[]
): MenuAction[] =>
  texts
    .filter((text) => trimText(text) !== '')
    .map((text) => ({
      id: `copy:${text}`,
      label: t('common.copy.label', { text }),
      icon: Copy,
      copies: { text, copied: t('common.copy.copied'), refused: t('common.copy.refused') },
    }));
