import { describe, expect, it } from 'vitest';
import { agentsSchema } from './agents.ts';

const wire = { id: 'a1', name: 'Front desk', agent_type: 'inbound', is_enabled: true };
const agent = {
  key: 'a1',
  id: 'a1',
  name: 'Front desk',
  type: 'inbound',
  isEnabled: true,
  voiceId: '',
  phoneNumber: '',
  callsToday: null,
  successRate: null,
  updatedAt: null,
};

describe('agentsSchema', () => {
  it('maps the wire to the domain', () => {
    const answer = { agents: [{ ...wire, calls_today: 64, success_rate: 0.96 }], total: 12 };
    expect(agentsSchema.parse(answer)).toEqual({
      agents: [{ ...agent, callsToday: 64, successRate: 0.96 }],
      total: 12,
    });
  });

  it.each<[unknown, object]>([
    [[wire], { agents: [agent], total: null }],
    [
      { data: [wire], total: '12' },
      { agents: [agent], total: 12 },
    ],
    [
      { agents: null, total: 0 },
      { agents: [], total: 0 },
    ],
    [
      { agents: [], total: -1 },
      { agents: [], total: null },
    ],
    [
      { agents: [], total: Number.NaN },
      { agents: [], total: null },
    ],
    [null, { agents: [], total: null }],
  ])('D04 reads %j', (answer, list) => {
    expect(agentsSchema.parse(answer)).toEqual(list);
  });

  it.each([{}, 'agents', 7, { agents: {} }])('refuses %j, which is no list', (answer) => {
    expect(agentsSchema.safeParse(answer).error?.issues[0]?.path).toEqual(['agents']);
  });

  it('D04 keeps the good rows beside the bad ones', () => {
    const rows = [null, 'x', [], { name: 7 }, { ...wire, is_enabled: 'yes', agent_type: null }];
    const { agents } = agentsSchema.parse({ agents: rows });
    expect(agents).toEqual([
      { ...agent, key: '#2', id: '', name: '7', type: '', isEnabled: false },
      { ...agent, type: '', isEnabled: false },
    ]);
  });

  it('D06 tells agents of one id apart', () => {
    const { agents } = agentsSchema.parse([wire, wire, { ...wire, id: 0 }]);
    expect(agents.map(({ key }) => key)).toEqual(['a1', 'a1#2', '0']);
  });

  it.each<[unknown, number | null]>([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [94, 0.94],
    ['0.8', 0.8],
    [100, 1],
    [101, null],
    [-0.1, null],
    [1e21, null],
    [Number.NaN, null],
    [null, null],
    ['most', null],
  ])('D17 reads the success rate %j as %j', (rate, share) => {
    expect(agentsSchema.parse([{ ...wire, success_rate: rate }]).agents[0]?.successRate).toBe(
      share,
    );
  });

  it.each<[unknown, number | null]>([
    [0, 0],
    ['12', 12],
    [-3, null],
    [1e21, null],
    [{}, null],
  ])('D17 reads the calls %j as %j', (calls, count) => {
    expect(agentsSchema.parse([{ ...wire, calls_today: calls }]).agents[0]?.callsToday).toBe(count);
  });
});
