import type { knowledgeTexts, TextKey, Translate } from '@platform/i18n';

const KILOBYTE = 1024;

export function fileSize(t: Translate<TextKey<typeof knowledgeTexts>>, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return t('knowledge.size.kilobytes', { size: kilobytes });
  const size = (kilobytes / KILOBYTE).toFixed(1).replace(/\.0$/, '');
  return t('knowledge.size.megabytes', { size });
}
