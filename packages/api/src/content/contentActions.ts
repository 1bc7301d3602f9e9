import type { ContentRow, ContentStatus } from '@platform/domain';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import { send } from '../http/send.ts';
import {
  content,
  createContent,
  getContent,
  removeContent,
  restoreContent,
  updateContent,
} from './content.ts';
import type { Content, ContentFields, NewContent } from './content.ts';
import { contents } from './contents.ts';
import { contentHistory, contentVersions, getContentHistory } from './history.ts';
import { withHistoryPage } from './loadedHistory.ts';
import type { HistoryPage } from './loadedHistory.ts';
import { contentOverview } from './overview.ts';

interface Target {
  id: string;
}

const RECORDS = [contents, contentHistory, contentOverview, contentVersions] as const;

export const addContent = defineAction({
  send: ({ http }, fields: NewContent) => send(http, createContent, { body: fields }),
  target: asTarget,
  invalidates: RECORDS,
});

export const duplicateContent = defineAction({
  send: async ({ http }, { id, title }: Target & { title: string }) => {
    const known = await send(http, getContent, { params: { id } });
    const { templateId, sources } = known;
    const body = { ...fieldsOf(known), title, status: 'draft' as const, templateId, sources };
    return send(http, createContent, { body });
  },
  target: ({ id }) => id,
  invalidates: RECORDS,
});

export const saveContent = defineAction({
  send: ({ http }, { id, fields, version }: Target & { fields: ContentFields; version: number }) =>
    send(http, updateContent, { params: { id }, body: { ...fields, version } }),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: (_input, stored) => shown(stored),
  invalidates: [contentHistory, contentOverview, contentVersions],
});

/** Ignores the version; the text on the server is unchanged. */
export const changeContentStatus = defineAction({
  send: async ({ http }, { id, status }: Target & { status: ContentStatus }) => {
    const known = await send(http, getContent, { params: { id } });
    const body = { ...fieldsOf(known), status, version: known.version };
    return send(http, updateContent, { params: { id }, body });
  },
  target: ({ id }) => id,
  overlap: 'queue',
  optimistic: ({ id, status }) => [
    changeOf(contents, (list) => ({
      ...list,
      contents: list.contents.map((row) =>
        row.id === id ? { ...row, status, statusText: status } : row,
      ),
    })),
  ],
  onDone: (_input, stored) => shown(stored),
  invalidates: [contentHistory, contentOverview],
});

export const deleteContent = defineAction({
  send: ({ http }, { id, isLeaving = false }: Target & { isLeaving?: boolean }) =>
    send(http, removeContent, { params: { id }, keepalive: isLeaving }),
  target: ({ id }) => id,
  onDone: ({ id }) => [
    changeOf(contents, ({ contents: rows, total }) => {
      const remaining = rows.filter((row) => row.id !== id);
      const removedCount = rows.length - remaining.length;
      return { contents: remaining, total: total === null ? null : total - removedCount };
    }),
  ],
  invalidates: RECORDS,
});

export const restoreVersion = defineAction({
  send: ({ http }, { id, version, current }: Target & { version: number; current: number }) =>
    send(http, restoreContent, { params: { id }, body: { version, current } }),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: (_input, stored) => shown(stored),
  invalidates: RECORDS,
});

export const loadMoreHistory = defineAction({
  send: ({ http }, { contentId, cursor }: HistoryPage) =>
    send(http, getContentHistory, { query: { contentId: contentId || undefined, cursor } }),
  target: ({ contentId, cursor }) => `${contentId} ${cursor}`,
  onDone: (page, response) => [
    changeOf(contentHistory, (list) => withHistoryPage(list, page, response)),
  ],
});

/** An unknown type or status becomes the first one. */
export function fieldsOf({ title, type, status, language, body }: Content): ContentFields {
  return { title, type: type ?? 'article', status: status ?? 'draft', language, body };
}

function shown(stored: Content) {
  const row = (known: ContentRow): ContentRow =>
    known.id === stored.id ? { ...stored, key: known.key } : known;
  return [
    changeOf(content, (known) => (known.id === stored.id ? stored : known)),
    changeOf(contents, (list) => ({ ...list, contents: list.contents.map(row) })),
  ];
}
