import { isMatch } from './match.ts';
import type { Requested } from './match.ts';
import type { FaultRule } from './faultSchema.ts';

export interface ActiveFault extends FaultRule {
  id: number;
  seen: number;
  applied: number;
}

export interface Faults {
  add(rule: FaultRule): ActiveFault;
  list(): readonly ActiveFault[];
  clear(id?: number): void;
  /** Returns the first rule that applies to the request, and counts it. */
  take(request: Requested): ActiveFault | undefined;
  /** Aborted when the rule is cleared, which releases held requests. */
  releaseOf(rule: ActiveFault): AbortSignal;
}

export function createFaults(): Faults {
  let rules: ActiveFault[] = [];
  let lastId = 0;
  const releases = new WeakMap<ActiveFault, AbortController>();
  const releaseOf = (rule: ActiveFault) => {
    const release = releases.get(rule) ?? new AbortController();
    releases.set(rule, release);
    return release;
  };
  return {
    add(rule) {
      const active = { ...rule, id: ++lastId, seen: 0, applied: 0 };
      rules.push(active);
      return active;
    },
    list: () => rules,
    clear(id) {
      const cleared = rules.filter((rule) => id === undefined || rule.id === id);
      rules = rules.filter((rule) => !cleared.includes(rule));
      for (const rule of cleared) releaseOf(rule).abort();
    },
    take(request) {
      const matching = rules.filter((rule) => isMatch(rule, request));
      for (const rule of matching) rule.seen += 1;
      const appliesTo = (rule: ActiveFault) =>
        rule.seen >= (rule.nth ?? 1) && rule.applied < (rule.count ?? Infinity);
      const firstMatch = matching.find(appliesTo);
      if (firstMatch) firstMatch.applied += 1;
      return firstMatch;
    },
    releaseOf: (rule) => releaseOf(rule).signal,
  };
}
