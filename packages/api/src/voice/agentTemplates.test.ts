import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/describedCalls.ts';
import { DEFAULT_AGENT_SETTINGS } from './agentSettings.ts';
import { agentTemplateCalls } from './agentTemplates.contract.ts';
import type { AgentTemplateWire } from './agentTemplates.contract.ts';
import { agentTemplatesSchema } from './agentTemplates.ts';

const wire: AgentTemplateWire = {
  id: 't1',
  name: 'Reception',
  description: 'Greets callers.',
  category: 'General',
  defaults: { name: 'Desk', agent_type: 'outbound', temperature: 0.2 },
};
const { response } = agentTemplateCalls.list;

describe('agent templates', () => {
  it('match their description', () => {
    const [template] = agentTemplatesSchema.parse(response.parse({ templates: [wire] }));
    const defaults = {
      ...DEFAULT_AGENT_SETTINGS,
      name: 'Desk',
      type: 'outbound',
      temperature: 0.2,
    };
    expect(template).toEqual({ ...wire, key: 't1', defaults });
  });

  it.each<[unknown]>([
    [[{ id: 't1', agent_type: 'outbound' }]],
    [{ agent_templates: [{ id: 't1', defaults: { agent_type: 'outbound' } }] }],
    [{ data: [{ id: 't1', agent_type: 'web', defaults: { agent_type: 'outbound' } }] }],
  ])('D04 are read from %j', (list) => {
    const [template] = agentTemplatesSchema.parse(list);
    expect(template).toMatchObject({ key: 't1', name: 'Unknown', category: '' });
    expect(template?.defaults).toEqual({ ...DEFAULT_AGENT_SETTINGS, type: 'outbound' });
  });

  it.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ category: null }, 'category'],
    [{ defaults: { temperature: 2 } }, 'defaults.temperature'],
  ])('with %j do not match their description at %j', (part, field) => {
    const fields = refusedFields(response, { templates: [{ ...wire, ...part }] });
    expect(fields).toEqual([`templates.0.${field}`]);
  });
});
