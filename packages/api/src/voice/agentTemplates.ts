import type { AgentTemplate } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { isObject, toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { DEFAULT_AGENT_SETTINGS, settingsOf } from './agentSettings.ts';

export const agentTemplatesSchema: ZodMiniType<AgentTemplate[]> = listOf(
  ['templates', 'agent_templates', 'data'],
  (row): Omit<AgentTemplate, 'key'> => {
    const defaults = isObject(row.defaults) ? row.defaults : {};
    const settings = settingsOf({ agent_type: row.agent_type, ...defaults });
    const { type, language, model } = DEFAULT_AGENT_SETTINGS;
    return {
      id: toText(row.id),
      name: toText(row.name, 'Unknown'),
      description: toText(row.description),
      category: toText(row.category),
      defaults: {
        ...settings,
        type: settings.type || type,
        language: settings.language || language,
        model: settings.model || model,
      },
    };
  },
);

export const listAgentTemplates = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/agent-templates',
  access: 'private',
  response: agentTemplatesSchema,
});

export const agentTemplates = resourceOf(listAgentTemplates, { isFeature: true });
