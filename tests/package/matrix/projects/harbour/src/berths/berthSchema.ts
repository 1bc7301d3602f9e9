import { z } from 'zod';
import type { Berth } from './types';
import { KINDS, PIERS } from './types';

/** Accepts what the form contains; its messages are keys of `berths.error`. */
export const berthSchema = z
  .object({
    name: z.string().trim().min(1, 'name'),
    pier: z.string().pipe(z.enum(PIERS, 'pier')),
    kind: z.enum(KINDS, 'kind'),
    length: z.number('length').nullable().pipe(z.number('length')),
    from: z.union([z.literal(''), z.iso.date('day')], 'day'),
    to: z.union([z.literal(''), z.iso.date('day')], 'day'),
    tags: z.array(z.string(), 'tags'),
    plan: z.array(z.instanceof(File)),
    notes: z.string().max(500, 'notes'),
    isClosed: z.boolean(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'backwards' });

export type BerthValues = z.output<typeof berthSchema>;

export const emptyBerth: z.input<typeof berthSchema> = {
  name: '',
  pier: '',
  kind: 'pontoon',
  length: null,
  from: '',
  to: '',
  tags: [],
  plan: [],
  notes: '',
  isClosed: false,
};

/** Makes a berth of a valid form. */
export function toBerth({ isClosed, plan, ...values }: BerthValues): Berth {
  const status = isClosed ? 'closed' : values.from === '' ? 'free' : 'booked';
  return {
    ...values,
    id: crypto.randomUUID(),
    status,
    price: Math.round(values.length * 350),
    plan: plan[0]?.name ?? '',
    guest: '',
  };
}
