/** Caller lines of a test call, kept to be repeated after a change of the agent. */
export interface CallCase {
  id: string;
  /** Title: the first line. */
  name: string;
  lines: readonly string[];
  variables: Readonly<Record<string, string>>;
}

/** Number of cases kept per agent; the oldest are dropped. */
const MAX_ITEMS = 30;

export function addCase(cases: readonly CallCase[], added: Omit<CallCase, 'name'>): CallCase[] {
  const same = added.lines.join('\n');
  const others = cases.filter(({ lines }) => lines.join('\n') !== same);
  return [...others, { ...added, name: added.lines[0] ?? '' }].slice(-MAX_ITEMS);
}

export function readCases(text: string | null): CallCase[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(caseOf) : [];
  } catch {
    return [];
  }
}

function caseOf(value: unknown): CallCase[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, lines, variables } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !Array.isArray(lines)) return [];
  const callerLines = lines.filter(
    (line): line is string => typeof line === 'string' && line !== '',
  );
  const [name] = callerLines;
  return name === undefined
    ? []
    : [{ id, name, lines: callerLines, variables: textsOf(variables) }];
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
}

/** Unique variable names in double braces, in order. */
export function variablesIn(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
