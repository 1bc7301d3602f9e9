import type { TextKey, Translate, uploadsTexts } from '@platform/i18n';

const KILOBYTE = 1024;

/** Returns a size in KB or MB, such as "1.5 MB". */
export function fileSize(t: Translate<TextKey<typeof uploadsTexts>>, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return t('uploads.size.kilobytes', { size: kilobytes });
  const size = (kilobytes / KILOBYTE).toFixed(1).replace(/\.0$/, '');
  return t('uploads.size.megabytes', { size });
}
