/** What a caller said in a test call, kept to be said again after a change of the agent. */
export interface CallCase {
  id: string;
  /** What it is called: the first line. */
  name: string;
  /** In their order. */
  lines: readonly string[];
  /** What stood for the names in double braces. */
  variables: Readonly<Record<string, string>>;
}

/** As many as are kept of an agent; older ones go. */
const MOST = 30;

/** Adds a case in place of an older one with the same lines. */
export function addCase(cases: readonly CallCase[], added: Omit<CallCase, 'name'>): CallCase[] {
  const same = added.lines.join('\n');
  const others = cases.filter(({ lines }) => lines.join('\n') !== same);
  return [...others, { ...added, name: added.lines[0] ?? '' }].slice(-MOST);
}

/** Reads what was kept; what is no case is left out. */
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
  const said = lines.filter((line): line is string => typeof line === 'string' && line !== '');
  const [name] = said;
  return name === undefined ? [] : [{ id, name, lines: said, variables: textsOf(variables) }];
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
}

/** The names that texts hold in double braces, each once, in their order. */
export function variablesIn(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
