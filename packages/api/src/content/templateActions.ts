import type { TemplateFields } from '@platform/domain';
import { asTarget, defineAction } from '../resource.ts';
import { send } from '../http/send.ts';
import { contentTemplates, createTemplate, removeTemplate, updateTemplate } from './templates.ts';

/** Creates a template and returns it as stored; null if the response lacks it. */
export const addTemplate = defineAction({
  send: ({ http }, fields: TemplateFields) => send(http, createTemplate, { body: fields }),
  target: asTarget,
  invalidates: [contentTemplates],
});

/** Changes some fields of a template. Changes of one template are sent in order. */
export const changeTemplate = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<TemplateFields> }) =>
    send(http, updateTemplate, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [contentTemplates],
});

/**
 * Deletes a template, with `isForced` even if content items use it. `templateUsesIn` reads the
 * error.
 */
export const deleteTemplate = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    send(http, removeTemplate, { params: { id }, query: { isForced } }),
  target: ({ id }) => id,
  invalidates: [contentTemplates],
});
