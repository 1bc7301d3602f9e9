/** What is in the place of the preview of a template. */
export type TemplateStep = 'preview' | 'edit' | 'copy' | 'new' | 'delete';

const copyPrefix = 'copy-';

/** Under what the draft of a copy is kept, by the template that is copied. */
export const copyDraftId = (templateId: string): string => `${copyPrefix}${templateId}`;

/** Which template a draft is about, and where it is gone on with. */
export function draftOf(draftId: string): { templateId: string; step: TemplateStep } {
  return draftId.startsWith(copyPrefix)
    ? { templateId: draftId.slice(copyPrefix.length), step: 'copy' }
    : { templateId: draftId, step: 'edit' };
}
