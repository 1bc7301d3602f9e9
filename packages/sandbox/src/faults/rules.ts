import { isMatch } from './match.ts';
import type { Requested } from './match.ts';
import type { FaultRule } from './schema.ts';

/** A rule with its number and how often it met and struck a request. */
export interface ActiveFault extends FaultRule {
  id: number;
  seen: number;
  applied: number;
}

/** The faults in force. */
export interface Faults {
  add(rule: FaultRule): ActiveFault;
  list(): readonly ActiveFault[];
  /** Removes one, or all; requests held by them go on. */
  clear(id?: number): void;
  /** The first rule that strikes this request, counted. */
  take(request: Requested): ActiveFault | undefined;
  /** Aborted when the rules are cleared: what waits or hangs lets go. */
  readonly released: AbortSignal;
}

/** Makes an empty set of faults. */
export function createFaults(): Faults {
  let rules: ActiveFault[] = [];
  let lastId = 0;
  let release = new AbortController();
  return {
    add(rule) {
      const active = { ...rule, id: ++lastId, seen: 0, applied: 0 };
      rules.push(active);
      return active;
    },
    list: () => rules,
    clear(id) {
      rules = id === undefined ? [] : rules.filter((rule) => rule.id !== id);
      release.abort();
      release = new AbortController();
    },
    take(request) {
      const matching = rules.filter((rule) => isMatch(rule, request));
      for (const rule of matching) rule.seen += 1;
      const strikes = (rule: ActiveFault) =>
        rule.seen >= (rule.nth ?? 1) && rule.applied < (rule.count ?? Infinity);
      const struck = matching.find(strikes);
      if (struck) struck.applied += 1;
      return struck;
    },
    get released() {
      return release.signal;
    },
  };
}
