/** Under what the draft of a new tool is kept: by the template it starts from, or the tool it is a copy of. */
export const draftIdOf = {
  template: (templateId: string) => `from-${templateId}`,
  copy: (toolId: string) => `copy-${toolId}`,
};

/** Whether a draft is of a new tool. */
export const isOfNewTool = (draftId: string): boolean => /^$|^(?:from|copy)-/.test(draftId);
