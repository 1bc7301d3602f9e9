import { fillPrompt, WORDS_OF_LENGTH } from '@platform/api/contract';
import type { ContentSourceWire, GenerateBody, TemplateWire } from '@platform/api/contract';
import { shorten } from '@platform/i18n/text';
import { phrasesIn } from './generatePhrases.ts';

const SENTENCES_IN_PARAGRAPH = 3;
const PARAGRAPHS_UNDER_HEADING = 2;
const MAX_QUOTE = 220;

export interface TextOptions {
  inputs: GenerateBody['inputs'];
  template: Pick<TemplateWire, 'prompt'> | undefined;
  /** From 0; selects different words for the same brief. */
  variant: number;
  passages: readonly ContentSourceWire[];
  words: number;
}

/** Markdown in the brief's language, quoting the passages; the same brief gives the same text. */
export function writeText({ inputs, template, variant, passages, words }: TextOptions): string {
  const { title, greeting, sentences, headings, source, closing } = phrasesIn(inputs.language);
  const wanted = words || WORDS_OF_LENGTH[inputs.length];
  const topic = inputs.topic.replace(/[.!?]+$/, '');
  const isPost = inputs.type === 'social_post';
  const blocks = [`# ${(title[variant % title.length] ?? '{topic}').replace('{topic}', topic)}`];
  if (inputs.type === 'email') blocks.push(greeting);
  if (template) {
    const { audience, tone, values } = inputs;
    const keywords = inputs.keywords.join(', ');
    blocks.push(fillPrompt(template.prompt, { topic, audience, tone, keywords, ...values }));
  }
  for (const { document_name: name, passage } of passages) {
    blocks.push(`${source} *${name}*`, `> ${quoteOf(passage)}`);
  }
  let next = variant * 2;
  const sentence = () => sentences[next++ % sentences.length] ?? '';
  for (let part = 0; wordsOf(blocks) < wanted; part += 1) {
    if (!isPost && part > 0 && part % PARAGRAPHS_UNDER_HEADING === 0) {
      blocks.push(`## ${headings[(part / PARAGRAPHS_UNDER_HEADING - 1) % headings.length] ?? ''}`);
    }
    const block = Array.from({ length: SENTENCES_IN_PARAGRAPH }, sentence);
    const isList = inputs.type === 'call_script' && part === 1;
    blocks.push(isList ? block.map((line) => `- ${line}`).join('\n') : block.join(' '));
  }
  const tags = inputs.keywords.map((word) => `#${word.replaceAll(/\s+/g, '')}`).join(' ');
  if (isPost && tags) blocks.push(tags.replaceAll('#', String.raw`\#`));
  else if (inputs.keywords.length > 0) blocks.push(inputs.keywords.join(', '));
  if (inputs.type === 'email') blocks.push(closing);
  return `${blocks.join('\n\n')}\n`;
}

export function piecesOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

const wordsOf = (blocks: readonly string[]): number =>
  blocks.reduce((sum, block) => sum + block.split(/\s+/).length, 0);

function quoteOf(passage: string): string {
  const line = passage.replaceAll(/\s+/g, ' ').trim();
  return shorten(line, MAX_QUOTE);
}
