/** How an input of a template is filled in. */
export const INPUT_TYPES = ['text', 'long_text', 'number'] as const;

/** What a template may hold. */
export const TEMPLATE_LIMITS = {
  name: { least: 2, most: 60 },
  description: 200,
  inputs: 10,
  label: 60,
  prompt: { least: 10, most: 4000 },
} as const;

export type TemplateInputType = (typeof INPUT_TYPES)[number];
