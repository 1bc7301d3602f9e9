import { scopeName } from './scopeTexts.ts';
import type { ScopeName } from './scopeTexts.ts';

export interface ScopeRow {
  key: string;
  name: ScopeName | null;
  id: string;
  state: 'requested' | 'granted' | 'missing';
}

/** Merges ids with the same text. Empty `granted` means unknown: nothing is missing. */
export function scopeRows(required: readonly string[], granted: readonly string[]): ScopeRow[] {
  const grantedIds = new Set(granted);
  const rows = new Map<string, ScopeRow>();
  for (const id of new Set([...required, ...granted])) {
    const name = scopeName(id);
    const grantState = grantedIds.has(id) ? 'granted' : 'missing';
    const state = grantedIds.size === 0 ? 'requested' : grantState;
    const key = `${state} ${name ?? id}`;
    if (!rows.has(key)) rows.set(key, { key, name, id, state });
  }
  return [...rows.values()];
}
