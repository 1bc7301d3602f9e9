import { wordsOf } from './answers.ts';
import type { ToolRow } from './answers.ts';

const VALUES: Readonly<Record<string, string>> = {
  date: 'Thursday',
  time: 'half past two',
  name: 'My name is Grace Hartley',
  order_number: 'N W one zero four eight two',
};

/**
 * What somebody is taken to say in a voice call: sound is heard, its words are not. They want what
 * the agent's first tool does, answer what they are asked, and say goodbye.
 *
 * @param turn how often they have spoken before
 * @param asked the parameter that the agent asked for, or null
 */
export function sentenceOf(
  turn: number,
  asked: string | null,
  tool: Pick<ToolRow, 'name'> | undefined,
): string {
  if (asked !== null) return `${VALUES[asked] ?? `It is the usual ${wordsOf(asked)}`}.`;
  if (turn > 0) return 'Thank you, that is all. Goodbye.';
  return tool ? `Hello, I would like to ${wishOf(tool.name)}.` : 'Hello, what can you do for me?';
}

/** `look_up_order` is the wish to look up an order. */
function wishOf(name: string): string {
  const words = name.split('_');
  const thing = words.pop() ?? '';
  const article = /^[aeiou]/.test(thing) ? 'an' : 'a';
  return [...words, ...(words.length > 0 ? [article] : []), thing].join(' ');
}
