import type { EndedReason, Outcome, Sentiment, ToolCallWire } from '@platform/api/contract';

/** Something that is said. */
interface Line {
  role: 'agent' | 'user';
  text: string;
  /** What the agent does before it says this. */
  tool?: Pick<ToolCallWire, 'name' | 'arguments' | 'result'>;
}

/** A call of the demo data as it went. */
export interface Dialogue {
  outcome: Outcome;
  reason: EndedReason;
  sentiment: Sentiment | null;
  summary: string;
  lines: readonly Line[];
}

/** A call without what was said in it. */
export type Facts = Omit<Dialogue, 'lines'>;

/** `A:` is the agent, `C:` the caller, `T:` a tool that the next line of the agent stands on. */
export function dialogue(facts: Facts, lines: readonly string[]): Dialogue {
  const spoken: Line[] = [];
  let tool: Line['tool'];
  for (const line of lines) {
    const [mark, text] = [line.slice(0, 1), line.slice(3)];
    if (mark === 'T') {
      tool = toolOf(text);
      continue;
    }
    spoken.push({ role: mark === 'A' ? 'agent' : 'user', text, ...(tool && { tool }) });
    tool = undefined;
  }
  return { ...facts, lines: spoken };
}

function toolOf(text: string): Line['tool'] {
  const [, name = '', given = '{}', answered = '{}'] =
    /^(\w+) (\{.*?\}) (\{.*\})$/.exec(text) ?? [];
  return { name, arguments: JSON.parse(given) as unknown, result: JSON.parse(answered) as unknown };
}
