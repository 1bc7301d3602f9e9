import { scopeName } from './scopeTexts.ts';
import type { ScopeName } from './scopeTexts.ts';

/** One permission of a list: in plain words, or by its id where nobody knows them. */
export interface ScopeRow {
  key: string;
  name: ScopeName | null;
  id: string;
  /** `asked` where there is nothing to compare with. */
  state: 'asked' | 'granted' | 'missing';
}

/**
 * Holds what a provider requires against what was granted. Granted permissions that are not
 * required come last: the list says what the connection may do, not what it should. Ids that read
 * the same are one row.
 *
 * @param granted empty where nothing is known of it; then nothing is called missing
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
