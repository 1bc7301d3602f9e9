export type TemplateStep = 'preview' | 'edit' | 'copy' | 'new' | 'delete';

const copyPrefix = 'copy-';

/** Id of the stored draft of a copy, by the id of the original. */
export const copyDraftId = (templateId: string): string => `${copyPrefix}${templateId}`;

/** Returns template and step of a stored draft. */
export function draftOf(draftId: string): { templateId: string; step: TemplateStep } {
  return draftId.startsWith(copyPrefix)
    ? { templateId: draftId.slice(copyPrefix.length), step: 'copy' }
    : { templateId: draftId, step: 'edit' };
}
