import { scopeName } from './scopeTexts.ts';
import type { ScopeName } from './scopeTexts.ts';

export interface ScopeRow {
  key: string;
  name: ScopeName | null;
  id: string;
  state: 'asked' | 'granted' | 'missing';
}

/** Merges ids with the same text. Empty `granted` means unknown: nothing is missing. */
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
