/** What both sides of the wire agree on, of the chatbots. */
export * from './bots.contract.ts';
export * from './embed.contract.ts';
export { MAX_QUESTION_LENGTH, askEmbeddedBot, getEmbeddedBot } from './embed.ts';
