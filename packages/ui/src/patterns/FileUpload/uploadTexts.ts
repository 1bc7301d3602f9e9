import type { TextKey, Translate, uploadsTexts } from '@platform/i18n';
import { acceptedTypes } from './fileRules.ts';
import type { FileRefusal, FileRules } from './fileRules.ts';
import { fileSize } from './fileSize.ts';
import type { FileUploadState } from './types.ts';

type UploadTexts = Translate<TextKey<typeof uploadsTexts>>;

/** Accepted extensions, such as "PDF, CSV"; '' if a media type is among them. */
function typeNames({ accept }: FileRules): string {
  const types = acceptedTypes(accept);
  if (types.some((type) => !type.startsWith('.'))) return '';
  return types.map((type) => type.slice(1).toUpperCase()).join(', ');
}

/** The rules in words, such as "PDF, CSV · Up to 20 MB per file · At most 3 files". */
export function rulesText(t: UploadTexts, rules: FileRules, isMultiple: boolean): string {
  const { maxSize, maxFiles } = rules;
  return [
    typeNames(rules),
    maxSize === undefined ? '' : t('uploads.rules.size', { size: fileSize(t, maxSize) }),
    maxFiles === undefined || !isMultiple ? '' : t('uploads.rules.count', { count: maxFiles }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Reason of a refusal, as a sentence. */
export function refusalText(
  t: UploadTexts,
  { file, reason }: FileRefusal,
  { maxSize = 0, maxFiles = 1, accept }: FileRules,
): string {
  if (reason === 'size') {
    const sizes = { size: fileSize(t, file.size), limit: fileSize(t, maxSize) };
    return t('uploads.refusal.size', sizes);
  }
  if (reason === 'count') return t('uploads.refusal.count', { count: maxFiles });
  const types = reason === 'type' && typeNames({ accept });
  return types ? t('uploads.refusal.types', { types }) : t(`uploads.refusal.${reason}`);
}

/** State of a file in words. */
export function stateText(t: UploadTexts, file: File, state: FileUploadState | undefined): string {
  const size = fileSize(t, file.size);
  switch (state?.status) {
    case 'waiting':
      return t('uploads.waiting', { size });
    case 'sending':
      return t('uploads.sending', { sent: fileSize(t, state.sent ?? 0), size });
    case 'done':
      return t('uploads.done', { size });
    case 'cancelled':
      return t('uploads.stopped', { size });
    case 'failed':
      return state.message ?? t('uploads.failed');
    default:
      return size;
  }
}
