import type { commonTexts, TextKey, Translate } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Copy } from 'lucide';
import type { MenuAction } from '../components/Menu/types.ts';

/** Menu items that copy the texts of a row, for touch screens; empty texts are skipped. */
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
