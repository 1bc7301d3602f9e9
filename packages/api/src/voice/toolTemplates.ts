import type { ToolTemplate } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { isObject, toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { toolSettingsOf } from './tools.ts';

export const toolTemplatesSchema = listOf(
  ['templates', 'tool_templates', 'data'],
  (row): Omit<ToolTemplate, 'key'> => ({
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    description: toText(row.description),
    defaults: toolSettingsOf({ is_enabled: true, ...(isObject(row.defaults) ? row.defaults : {}) }),
  }),
);

export const listToolTemplates = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/tools/templates',
  access: 'private',
  response: toolTemplatesSchema,
});

export const toolTemplates = resourceOf(listToolTemplates, { isFeature: true });
