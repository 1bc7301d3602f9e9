import { describe, expect, it } from 'vitest';
import { missingForOnline, numbersUnansweredWithout } from './preflight.ts';
import type { PreflightAgent, PreflightFacts } from './preflight.ts';

const agent: PreflightAgent = { id: 'a1', type: 'inbound', voiceId: 'v1', toolIds: ['t1', 't2'] };
const number = { number: '+441632960001', agentId: 'a1', isInbound: true, fallbackNumber: '' };
const tool = { id: 't1', name: 'book', provider: 'google-calendar', isEnabled: true };
const facts: PreflightFacts = {
  voices: [{ id: 'v1' }],
  numbers: [number],
  tools: [tool, { ...tool, id: 't2', name: 'move' }, { ...tool, id: 't9', provider: 'slack' }],
  integrations: [{ provider: 'google-calendar', status: 'connected' }],
  minutes: { used: 12, included: 100 },
};

describe('requirements missing before Online', () => {
  it('are empty if all are met', () => {
    expect(missingForOnline(agent, facts)).toEqual([]);
  });

  it('are listed together, each provider once', () => {
    const nothing: PreflightFacts = {
      voices: [{ id: 'v2' }],
      numbers: [{ ...number, agentId: 'a2' }],
      tools: facts.tools,
      integrations: [{ provider: 'google-calendar', status: 'action_required' }],
      minutes: { used: 100, included: 100 },
    };
    expect(missingForOnline(agent, nothing)).toEqual([
      { kind: 'voiceGone' },
      { kind: 'number' },
      { kind: 'integration', provider: 'google-calendar', tools: ['book', 'move'] },
      { kind: 'minutes', used: 100, included: 100 },
    ]);
  });

  it('omit unreadable data, but include a voice that was not chosen', () => {
    const unknown = { voices: null, numbers: null, tools: null, integrations: null, minutes: null };
    expect(missingForOnline({ ...agent, voiceId: '' }, unknown)).toEqual([{ kind: 'voice' }]);
  });

  it.each(['outbound', 'web'])('include no number for an agent of type %s', (type) => {
    expect(missingForOnline({ ...agent, type }, { ...facts, numbers: [] })).toEqual([]);
  });

  it('include a deleted voice, even if no voice is left', () => {
    for (const voices of [[], [{ id: 'v2' }, { id: 'v3' }]]) {
      expect(missingForOnline(agent, { ...facts, voices })).toEqual([{ kind: 'voiceGone' }]);
    }
  });

  it('ignore outbound numbers and tools that are off or need no provider', () => {
    const off = {
      ...facts,
      numbers: [{ ...number, isInbound: false }],
      tools: [
        { ...tool, isEnabled: false },
        { ...tool, id: 't2', provider: '' },
      ],
      integrations: [],
    };
    expect(missingForOnline(agent, off)).toEqual([{ kind: 'number' }]);
  });
});

it('returns the inbound numbers of the agent only', () => {
  const others = [
    { ...number, agentId: 'a2' },
    { ...number, isInbound: false },
    { ...number, agentId: '' },
  ];
  expect(numbersUnansweredWithout('a1', [number, ...others])).toEqual([number]);
});
