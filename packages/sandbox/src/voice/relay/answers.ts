import type { AgentDetailWire, EndedReason, ToolCallWire } from '@platform/api/contract';
import type { tools } from '../../db/voiceTables.ts';

export type ToolRow = typeof tools.$inferSelect;

export interface Briefing {
  agent: AgentDetailWire;
  tools: readonly ToolRow[];
  providers: ReadonlySet<string>;
  /** Values of the names in double braces. */
  variables: Readonly<Record<string, string>>;
}

export interface Answer {
  text: string;
  tool?: Pick<ToolCallWire, 'name' | 'arguments' | 'result' | 'is_error'>;
  /** Set if the call ends with it. */
  ends?: EndedReason;
}

export interface Answerer {
  greet(): string;
  answer(heard: string): Answer;
  /** Parameter it asked for last, for the tool it is about to use. */
  asked(): string | null;
}

const FAREWELL = /\b(good ?bye|bye|that is all|that's all|hang up)\b/i;
const PERSON = /\b(person|human|somebody|someone|operator|manager|transfer|put me through)\b/i;
const THANKS = /\b(thanks|thank you)\b/i;
const NAMED = /\b(?:my name is|i am|this is)\s+(.+?)[.!]?$/i;

/** Creates an agent that matches words of its instructions, without a language model. */
export function createAnswerer({ agent, tools, providers, variables }: Briefing): Answerer {
  const usable = tools.filter(({ isEnabled }) => isEnabled);
  let pending: { tool: ToolRow; given: Record<string, string> } | null = null;
  let asked: string | null = null;

  const filled = (text: string) =>
    text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => variables[name] ?? name);

  const perform = (tool: ToolRow, given: Record<string, string>): Answer => {
    pending = null;
    asked = null;
    const isThere = tool.kind !== 'integration' || providers.has(tool.provider);
    const call = { name: tool.name, arguments: given };
    if (!isThere) {
      const result = { error: `${tool.provider} is not connected` };
      const text = 'I am sorry, I cannot do that at the moment. May somebody call you back?';
      return { text, tool: { ...call, result, is_error: true } };
    }
    const valuesText = Object.values(given).join(', ');
    const text = `That is done${valuesText && `: ${valuesText}`}. Is there anything else?`;
    return { text, tool: { ...call, result: { status: 'confirmed', ...given } } };
  };

  const goOn = (tool: ToolRow, given: Record<string, string>): Answer => {
    const missing = requiredOf(tool).find((name) => given[name] === undefined);
    if (missing === undefined) return perform(tool, given);
    pending = { tool, given };
    asked = missing;
    return { text: `Gladly. Please tell me the ${wordsOf(missing)}.` };
  };

  const closing = (kind: 'transfer' | 'end_call', given: object, answer: Answer): Answer => {
    const tool = usable.find((entry) => entry.kind === kind);
    if (!tool) return answer;
    return { ...answer, tool: { name: tool.name, arguments: given, result: { status: 'ok' } } };
  };

  return {
    asked: () => asked,
    greet: () => filled(agent.first_message ?? '') || 'Hello, how can I help you?',
    answer(heard) {
      if (FAREWELL.test(heard)) {
        const text = 'Thank you for calling. Goodbye!';
        return closing('end_call', {}, { text, ends: 'agent_ended' });
      }
      if (PERSON.test(heard) && usable.some(({ kind }) => kind === 'transfer')) {
        const text = 'Of course. I am putting you through.';
        return closing('transfer', { reason: heard }, { text, ends: 'transferred' });
      }
      if (pending && asked !== null) {
        const value = NAMED.exec(heard)?.[1] ?? heard.replace(/[.!]$/, '');
        return goOn(pending.tool, { ...pending.given, [asked]: value });
      }
      const tool = usable.find((entry) => isMeant(entry, heard));
      if (tool) return goOn(tool, {});
      if (THANKS.test(heard)) return { text: 'You are welcome. Is there anything else?' };
      const line = lineAbout(agent.system_prompt ?? '', heard);
      if (line) return { text: filled(line) };
      return { text: 'I am not sure about that. May somebody call you back?' };
    },
  };
}

/** A tool is selected when two words of its name, or its only one, are said. */
function isMeant({ kind, name }: ToolRow, heard: string): boolean {
  if (kind !== 'http' && kind !== 'integration') return false;
  const spokenWords = wordSet(heard);
  const names = name.split('_').filter((word) => word.length > 2);
  const met = names.filter((word) => spokenWords.has(word)).length;
  return met >= Math.min(2, names.length);
}

function requiredOf({ parameters }: ToolRow): string[] {
  const { required } = parameters;
  return Array.isArray(required) ? required.map(String) : [];
}

/** Returns the line of the instructions that shares most long words with the question. */
function lineAbout(instructions: string, heard: string): string | null {
  const spokenWords = [...wordSet(heard)].filter((word) => word.length > 4);
  const lines = instructions.split('\n').map((line) => line.replace(/^[-*\s]+/, ''));
  const counted = lines.map((line) => {
    const words = wordSet(line);
    return { line, met: spokenWords.filter((word) => words.has(word)).length };
  });
  const best = counted.toSorted((one, other) => other.met - one.met)[0];
  return best && best.met > 0 ? best.line : null;
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

export const wordsOf = (name: string): string => name.replaceAll('_', ' ');
