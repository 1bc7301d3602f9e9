import { useSyncExternalStore } from 'react';
import { seed } from './seed';
import type { Berth, BerthStatus } from './types';

let berths = seed;
const listeners = new Set<() => void>();

function replace(next: readonly Berth[]) {
  berths = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns all berths; a product would fetch them. */
export const useBerths = () => useSyncExternalStore(subscribe, () => berths);

export const countOf = (all: readonly Berth[], status: BerthStatus) =>
  all.filter((berth) => berth.status === status).length;

export const isNameTaken = (name: string) => berths.some((berth) => berth.name === name);

export const addBerth = (berth: Berth) => replace([berth, ...berths]);

/** Ends the bookings of berths. */
export function releaseBerths(ids: ReadonlySet<string>) {
  replace(
    berths.map((berth) =>
      ids.has(berth.id) ? { ...berth, status: 'free', guest: '', from: '', to: '' } : berth,
    ),
  );
}
