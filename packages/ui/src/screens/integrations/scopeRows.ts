import { scopeName } from './scopeTexts.ts';
import type { ScopeName } from './scopeTexts.ts';

/** A permission: its name in plain words, or its id if it has none. */
export interface ScopeRow {
  key: string;
  name: ScopeName | null;
  id: string;
  /** `asked` if there is nothing to compare with. */
  state: 'asked' | 'granted' | 'missing';
}

/**
 * Compares required with granted permissions. Granted ones that are not required come last; ids
 * with the same text are merged.
 * @param granted empty if unknown; then nothing is missing
 */
export function scopeRows(required: readonly string[], granted: readonly string[]): ScopeRow[] {
  const isHeld = new Set(granted);
  const rows = new Map<string, ScopeRow>();
  for (const id of new Set([...required, ...granted])) {
    const name = scopeName(id);
    const held = isHeld.has(id) ? 'granted' : 'missing';
    const state = isHeld.size === 0 ? 'asked' : held;
    const key = `${state} ${name ?? id}`;
    if (!rows.has(key)) rows.set(key, { key, name, id, state });
  }
  return [...rows.values()];
}
