import { CONTACT_LIMITS } from '@platform/domain';
import type { Translate } from '@platform/i18n';
import type { crmImportTexts, TextKey } from '@platform/i18n';
import type { ImportPreviewRow, ImportProblem } from './importTypes.ts';

export function importProblemText(
  t: Translate<
    TextKey<typeof crmImportTexts> | `common.validation.${'emailRequired' | 'emailInvalid'}`
  >,
  problem: ImportProblem,
): string {
  if (problem.kind === 'sameAsRow') return t('crmImport.problem.sameAsRow', { row: problem.row });
  if (problem.kind === 'emailRequired' || problem.kind === 'emailInvalid') {
    return t(`common.validation.${problem.kind}`);
  }
  return t(`crmImport.problem.${problem.kind}`);
}

export const importNoticeText = (
  t: Translate<TextKey<typeof crmImportTexts>>,
  { kind, text }: NonNullable<ImportPreviewRow['notices']>[number],
): string =>
  kind === 'tagTooLong'
    ? t('crmImport.notice.tagTooLong', { text, max: CONTACT_LIMITS.tag })
    : t(`crmImport.notice.${kind}`, { text });

export const isRepeated = ({ kind }: ImportProblem): boolean =>
  ['alreadyContact', 'importedBefore', 'sentBefore', 'sameAsRow'].includes(kind);
