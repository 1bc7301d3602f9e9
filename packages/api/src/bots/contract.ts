export * from './bots.contract.ts';
export * from './embed.contract.ts';
export { MAX_QUESTION_LENGTH, askEmbeddedBot, getEmbeddedBot } from './embed.ts';
