import { LEAD_STATUSES } from '@platform/api';
import type { Lead, LeadStatus } from '@platform/api';
import { expect, it } from 'vitest';
import { applyEdits, settleEdit } from '../shared/edits/edits.ts';
import type { Edit } from '../shared/edits/edits.ts';
import { withLead } from './leadEdits.ts';

const lead = (key: string): Lead => ({
  key,
  id: key,
  contactId: 'c1',
  status: 'New',
  statusText: 'New',
  source: '',
  ownerId: '',
  notes: '',
  details: {},
  createdAt: null,
});

const base = [lead('ada'), lead('bo')];
const moved = (id: number, key: string, status: LeadStatus): Edit<readonly Lead[]> => ({
  id,
  apply: withLead(key, { status, ownerId: '', notes: '', details: {} }),
  isDone: false,
});
const statuses = (leads: readonly Lead[]) => leads.map(({ statusText }) => statusText);

const outcomes = [true, false].flatMap((one) =>
  [true, false].flatMap((two) => [
    { order: [1, 2], one, two },
    { order: [2, 1], one, two },
  ]),
);

it.each(outcomes)('M04 only the move that failed goes back: $order, $one, $two', (round) => {
  const { order, one, two } = round;
  let state = {
    base: base as readonly Lead[],
    edits: [moved(1, 'ada', 'Proposal'), moved(2, 'bo', 'Closed Won')] as readonly Edit<
      readonly Lead[]
    >[],
  };
  for (const id of order) {
    const { folded, waiting } = settleEdit(state.edits, id, id === 1 ? one : two);
    state = { base: applyEdits(state.base, folded), edits: waiting };
  }
  expect(state.edits).toEqual([]);
  expect(statuses(state.base)).toEqual([one ? 'Proposal' : 'New', two ? 'Closed Won' : 'New']);
});

it('M05 a lead moved twice shows the last move, whatever became of the first', () => {
  const edits = [moved(1, 'ada', 'Contacted'), moved(2, 'ada', 'Closed Lost')];
  const { folded, waiting } = settleEdit(edits, 2, true);
  expect(statuses(applyEdits(applyEdits(base, folded), waiting))).toEqual(['Closed Lost', 'New']);
  const last = settleEdit(waiting, 1, false);
  expect(statuses(applyEdits(base, last.folded))).toEqual(['Closed Lost', 'New']);
});

it('changes the lead of that key alone, in any of the statuses', () => {
  for (const status of LEAD_STATUSES) {
    const [ada, bo] = moved(1, 'bo', status).apply(base);
    expect(ada).toBe(base[0]);
    expect(bo).toMatchObject({ status, statusText: status });
  }
});
