/** What both sides of the wire agree on, of generating and of templates. */
export {
  BRIEF_LIMITS,
  LENGTHS,
  TONES,
  WORDS_OF_LENGTH,
  WORDS_PER_TOKEN,
  estimateTokens,
} from './generateValues.ts';
export type { Length, Tone } from './generateValues.ts';
export { generateCalls } from './generateCalls.ts';
export { readGenerationFrame } from './generateFrames.ts';
export type { GenerationFrame, GenerationFrameWire } from './generateFrames.ts';
export { generateBodySchema } from './generateRequests.ts';
export type { GenerateBody } from './generateRequests.ts';
export { templateCalls } from './templatesCalls.ts';
export { templatesSchema } from './templates.ts';
export type {
  Template,
  TemplateFields,
  TemplateInput,
  TemplateInputWire,
  TemplateList,
  TemplatesWire,
  TemplateUse,
  TemplateWire,
} from './templates.ts';
export {
  removeTemplateQuerySchema,
  templateBodySchema,
  templateChangeSchema,
} from './templatesRequests.ts';
export type { TemplateBody, TemplateChange } from './templatesRequests.ts';
export { INPUT_TYPES, TEMPLATE_LIMITS } from './templatesValues.ts';
export type { TemplateInputType } from './templatesValues.ts';
export { BRIEF_VARIABLES, checkPrompt, fillPrompt, isInputKey } from './templatesVariables.ts';
export type { PromptCheck } from './templatesVariables.ts';
