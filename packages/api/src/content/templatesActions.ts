import { asTarget, defineAction } from '../resource.ts';
import type { TemplateFields } from './templates.ts';
import { createTemplate, removeTemplate, updateTemplate } from './templatesEndpoints.ts';
import { contentTemplates } from './templatesResources.ts';

/** Creates a template and answers it as stored; null where the answer does not tell it. */
export const addTemplate = defineAction({
  send: ({ http }, fields: TemplateFields) => createTemplate(http, fields),
  target: asTarget,
  invalidates: [contentTemplates],
});

/** Changes what `change` holds of a template. Changes of one template are sent in their order. */
export const changeTemplate = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<TemplateFields> }) =>
    updateTemplate(http, id, change),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [contentTemplates],
});

/** Removes a template; one that contents name only where `isForced`: `templateUsesIn` names them. */
export const deleteTemplate = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    removeTemplate(http, id, isForced),
  target: ({ id }) => id,
  invalidates: [contentTemplates],
});
