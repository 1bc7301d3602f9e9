import type { EndedReason, Outcome, Sentiment, ToolCallWire } from '@platform/api/contract';

interface Line {
  role: 'agent' | 'user';
  text: string;
  tool?: Pick<ToolCallWire, 'name' | 'arguments' | 'result'>;
}

export interface Dialogue {
  outcome: Outcome;
  reason: EndedReason;
  sentiment: Sentiment | null;
  summary: string;
  lines: readonly Line[];
}

export type Facts = Omit<Dialogue, 'lines'>;

/** Parses a script: `A:` agent, `C:` caller, `T:` tool call before the agent's next line. */
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
  const [, name = '', input = '{}', output = '{}'] = /^(\w+) (\{.*?\}) (\{.*\})$/.exec(text) ?? [];
  return { name, arguments: JSON.parse(input) as unknown, result: JSON.parse(output) as unknown };
}
