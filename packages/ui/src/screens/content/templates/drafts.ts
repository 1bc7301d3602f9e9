export type TemplateStep = 'preview' | 'edit' | 'copy' | 'new' | 'delete';

const copyPrefix = 'copy-';

export const copyDraftId = (templateId: string): string => `${copyPrefix}${templateId}`;

export function draftOf(draftId: string): { templateId: string; step: TemplateStep } {
  return draftId.startsWith(copyPrefix)
    ? { templateId: draftId.slice(copyPrefix.length), step: 'copy' }
    : { templateId: draftId, step: 'edit' };
}
