import { describe, expect, it } from 'vitest';
import { agentSchema, agentSettings, changedSettings, DEFAULT_AGENT_SETTINGS } from './agent.ts';
import { agentTemplatesSchema, voicesSchema } from './catalogue.ts';

const urlRules = { origin: 'https://app.test', origins: [], redirectHosts: [] };

describe('an agent', () => {
  const wire = { id: 'a1', name: 'Front desk', agent_type: 'inbound', is_enabled: true };

  it.each([[wire], [{ agent: wire }], [{ data: wire }]])('is read from %j', (answer) => {
    const agent = agentSchema.parse(answer);
    expect(agent).toMatchObject({ key: 'a1', id: 'a1', name: 'Front desk', isEnabled: true });
    expect(agent).toMatchObject({ temperature: 0.4, maxCallMinutes: 10, toolIds: [] });
  });

  it('has usable settings whatever came', () => {
    const odd = {
      ...wire,
      agent_type: 'hologram',
      temperature: 9,
      max_call_minutes: -3,
      silence_timeout_s: 'long',
      retrieval_size: 1e21,
      tool_ids: ['t1', 't1', null, {}],
      knowledge_base_ids: 'k1',
      consent: 'yes',
      evaluation_criteria: Array.from({ length: 12 }, (_, index) => `Criterion ${index}`),
    };
    const agent = agentSchema.parse(odd);
    expect(agent).toMatchObject({
      type: 'hologram',
      temperature: 0.4,
      maxCallMinutes: 10,
      silenceTimeoutSeconds: 15,
      retrievalSize: 4,
      toolIds: ['t1'],
      knowledgeBaseIds: [],
      consent: { isEnabled: false, text: '' },
    });
    expect(agent.evaluationCriteria).toHaveLength(10);
  });

  it('is refused where it is no object', () => {
    expect(agentSchema.safeParse([wire]).success).toBe(false);
  });

  it('tells what was changed of it', () => {
    const before = agentSettings(agentSchema.parse(wire));
    expect(Object.keys(before)).toEqual(Object.keys(DEFAULT_AGENT_SETTINGS));
    expect(changedSettings(before, { ...before, toolIds: [] })).toEqual({});
    const consent = { isEnabled: true, text: 'This call is recorded.' };
    expect(changedSettings(before, { ...before, consent, name: 'Desk' })).toEqual({
      consent,
      name: 'Desk',
    });
  });
});

describe('the catalogue', () => {
  it.each<[unknown]>([
    [[{ id: 't1', name: 'Reception', agent_type: 'outbound' }]],
    [{ templates: [{ id: 't1', name: 'Reception', defaults: { agent_type: 'outbound' } }] }],
  ])('reads the templates of %j', (answer) => {
    const [template] = agentTemplatesSchema.parse(answer);
    expect(template).toMatchObject({ key: 't1', name: 'Reception', category: '' });
    expect(template?.defaults).toEqual({ ...DEFAULT_AGENT_SETTINGS, type: 'outbound' });
  });

  it.each<[unknown, string | null]>([
    ['https://cdn.test/ada.wav', 'https://cdn.test/ada.wav'],
    ['javascript:alert(1)', null],
    ['data:audio/wav;base64,AA', null],
    ['/ada.wav', null],
    [7, null],
    [undefined, null],
  ])('O09 hears a sample at %j from %j', (preview_url, previewUrl) => {
    expect(voicesSchema(urlRules).parse([{ id: 'v1', preview_url }])).toMatchObject([
      { key: 'v1', name: 'Unknown', previewUrl },
    ]);
  });
});
