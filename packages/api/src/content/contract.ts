/** What both sides of the wire agree on, of the content area. */
export * from './contents.contract.ts';
export * from './generation.contract.ts';
export * from './history.contract.ts';
export * from './overview.contract.ts';
export * from './templates.contract.ts';
export { CONTENT_STATUSES, CONTENT_TYPES } from './contents.ts';
export { WORDS_OF_LENGTH, WORDS_PER_TOKEN } from './generation.ts';
export type { GenerationFrame } from './generation.ts';
export { checkPrompt, fillPrompt, isInputKey } from './promptVariables.ts';
export type { TemplateUse } from './templates.ts';
