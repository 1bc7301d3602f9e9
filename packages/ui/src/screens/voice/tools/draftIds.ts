export const draftIdOf = {
  template: (templateId: string) => `from-${templateId}`,
  copy: (toolId: string) => `copy-${toolId}`,
};

export const isNewToolDraft = (draftId: string): boolean => /^$|^(?:from|copy)-/.test(draftId);
