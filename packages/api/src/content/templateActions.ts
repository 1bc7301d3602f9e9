import type { TemplateFields } from '@platform/domain';
import { asTarget, defineAction } from '../resource.ts';
import { send } from '../http/send.ts';
import { contentTemplates, createTemplate, removeTemplate, updateTemplate } from './templates.ts';

export const addTemplate = defineAction({
  send: ({ http }, fields: TemplateFields) => send(http, createTemplate, { body: fields }),
  target: asTarget,
  invalidates: [contentTemplates],
});

export const changeTemplate = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<TemplateFields> }) =>
    send(http, updateTemplate, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [contentTemplates],
});

export const deleteTemplate = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    send(http, removeTemplate, { params: { id }, query: { isForced } }),
  target: ({ id }) => id,
  invalidates: [contentTemplates],
});
