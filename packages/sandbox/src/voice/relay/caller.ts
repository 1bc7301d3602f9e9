import { wordsOf } from './answers.ts';
import type { ToolRow } from './answers.ts';

const VALUES: Readonly<Record<string, string>> = {
  date: 'Thursday',
  time: 'half past two',
  name: 'My name is Grace Hartley',
  order_number: 'N W one zero four eight two',
};

/** Returns what the caller says: scripted, since the sandbox does not transcribe speech. */
export function scriptedUtterance(
  turn: number,
  askedParameter: string | null,
  tool: Pick<ToolRow, 'name'> | undefined,
): string {
  if (askedParameter !== null)
    return `${VALUES[askedParameter] ?? `It is the usual ${wordsOf(askedParameter)}`}.`;
  if (turn > 0) return 'Thank you, that is all. Goodbye.';
  return tool
    ? `Hello, I would like to ${actionPhrase(tool.name)}.`
    : 'Hello, what can you do for me?';
}

/** Turns `look_up_order` into "look up an order". */
function actionPhrase(name: string): string {
  const words = name.split('_');
  const noun = words.pop() ?? '';
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  return [...words, ...(words.length > 0 ? [article] : []), noun].join(' ');
}
