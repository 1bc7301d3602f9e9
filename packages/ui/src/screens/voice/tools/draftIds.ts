export const draftIdOf = {
  template: (templateId: string) => `from-${templateId}`,
  copy: (toolId: string) => `copy-${toolId}`,
};

/** True for the draft of a new tool. */
export const isOfNewTool = (draftId: string): boolean => /^$|^(?:from|copy)-/.test(draftId);
