import { trimText } from '@platform/i18n/text';

export const BRIEF_VARIABLES = ['topic', 'audience', 'tone', 'keywords'] as const;

const VARIABLE = /\{\{([^{}]*)\}\}/g;
const KEY = /^[a-z][a-z0-9_]{0,39}$/;

export interface PromptCheck {
  /** Variables without an input, and invalid variable names. */
  unknown: string[];
  unused: string[];
  /** Keys used by two inputs, or reserved for the brief. */
  duplicates: string[];
  hasVariables: boolean;
}

function variablesOf(prompt: string): string[] {
  const names = [...prompt.matchAll(VARIABLE)].map(([, name = '']) => trimText(name));
  return [...new Set(names)];
}

export const isInputKey = (key: string): boolean => KEY.test(key);

export function checkPrompt(prompt: string, keys: readonly string[]): PromptCheck {
  const named = variablesOf(prompt);
  const ofBrief: readonly string[] = BRIEF_VARIABLES;
  const known = new Set([...keys, ...ofBrief]);
  const isDuplicate = (key: string, index: number) =>
    ofBrief.includes(key) || keys.indexOf(key) !== index;
  return {
    unknown: named.filter((name) => !known.has(name)),
    unused: [...new Set(keys)].filter((key) => key !== '' && !named.includes(key)),
    duplicates: [...new Set(keys.filter((key, index) => key !== '' && isDuplicate(key, index)))],
    hasVariables: named.length > 0,
  };
}

/** A variable without a value becomes ''. */
export function fillPrompt(prompt: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return prompt.replaceAll(VARIABLE, (_whole, name: string) => known.get(trimText(name)) ?? '');
}
