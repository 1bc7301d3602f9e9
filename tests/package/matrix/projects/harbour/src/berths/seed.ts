import { KINDS, PIERS } from './types';
import type { Berth } from './types';

const BERTHS = 2000;
const DAY = 86_400_000;

const boats = ['Albatros', 'Havfruen', 'Maria', 'Nordlys', 'Pelikan', 'Viking', 'Zephyr'];
const tags = ['power', 'water', 'wifi', 'crane', 'night'];

const pick = <T>(from: readonly T[], index: number) => from[index % from.length] as T;

const dayAfter = (days: number) =>
  new Date(Date.UTC(2026, 10, 1) + days * DAY).toISOString().slice(0, 10);

function berthOf(index: number): Berth {
  const pier = pick(PIERS, index);
  const number = Math.floor(index / PIERS.length) + 1;
  const isBooked = index % 3 === 1;
  return {
    id: `${pier}-${number}`.toLowerCase(),
    name: `${pier.charAt(0)}${number}`,
    pier,
    kind: pick(KINDS, index),
    status: isBooked ? 'booked' : index % 17 === 0 ? 'closed' : 'free',
    length: 6 + (index % 25),
    price: 2000 + (index % 25) * 150,
    tags: [pick(tags, index), pick(tags, index + 2)],
    guest: isBooked ? `${pick(boats, index)} ${(index % 9) + 1}` : '',
    from: isBooked ? dayAfter(index % 90) : '',
    to: isBooked ? dayAfter((index % 90) + 3 + (index % 11)) : '',
    plan: '',
    notes: '',
  };
}

/** The 2,000 berths of the harbour. */
export const seed: readonly Berth[] = Array.from({ length: BERTHS }, (_, index) => berthOf(index));
