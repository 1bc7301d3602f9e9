/** What a prompt may name without an input of its own: the brief always has it. */
export const BRIEF_VARIABLES = ['topic', 'audience', 'tone', 'keywords'] as const;

const VARIABLE = /\{\{([^{}]*)\}\}/g;
const KEY = /^[a-z][a-z0-9_]{0,39}$/;

/** What is wrong between a prompt and its inputs. Each list has a name once. */
export interface PromptCheck {
  /** Named in the prompt without an input, or in a way that nothing can be named. */
  unknown: string[];
  /** Inputs that the prompt never names. */
  unused: string[];
  /** Keys that two inputs have, or that the brief has already. */
  twice: string[];
  /** Whether the prompt names anything at all. */
  hasVariables: boolean;
}

/** The names between double braces, in their order, each once. */
function variablesOf(prompt: string): string[] {
  const names = [...prompt.matchAll(VARIABLE)].map(([, name = '']) => name.trim());
  return [...new Set(names)];
}

/** Whether a text can be the key of an input: `customer_name`. */
export const isInputKey = (key: string): boolean => KEY.test(key);

/** Compares the variables of a prompt with the keys of its inputs. */
export function checkPrompt(prompt: string, keys: readonly string[]): PromptCheck {
  const named = variablesOf(prompt);
  const ofBrief: readonly string[] = BRIEF_VARIABLES;
  const known = new Set([...keys, ...ofBrief]);
  const isTwice = (key: string, index: number) =>
    ofBrief.includes(key) || keys.indexOf(key) !== index;
  return {
    unknown: named.filter((name) => !known.has(name)),
    unused: [...new Set(keys)].filter((key) => key !== '' && !named.includes(key)),
    twice: [...new Set(keys.filter((key, index) => key !== '' && isTwice(key, index)))],
    hasVariables: named.length > 0,
  };
}

/** Puts values in the place of variables; one without a value is left out. */
export function fillPrompt(prompt: string, values: Readonly<Record<string, string>>): string {
  return prompt.replaceAll(VARIABLE, (_whole, name: string) => values[name.trim()] ?? '');
}
