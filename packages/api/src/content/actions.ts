import { asTarget, changeOf, defineAction } from '../resource.ts';
import type { Content, ContentFields, NewContent } from './content.ts';
import type { ContentRow } from './contents.ts';
import {
  createContent,
  getContent,
  removeContent,
  restoreContent,
  updateContent,
} from './endpoints.ts';
import { getContentHistory } from './historyEndpoints.ts';
import { contentHistory, contentOverview, contentVersions } from './historyResources.ts';
import { withHistoryPage } from './loadedHistory.ts';
import type { HistoryPage } from './loadedHistory.ts';
import { content, contents } from './resources.ts';
import type { ContentStatus } from './values.ts';

/** A content by its id. */
interface Target {
  id: string;
}

/** What tells of contents besides themselves. */
const RECORDS = [contents, contentHistory, contentOverview, contentVersions] as const;

/** Creates a content and answers it as stored. */
export const addContent = defineAction({
  send: ({ http }, fields: NewContent) => createContent(http, fields),
  target: asTarget,
  invalidates: RECORDS,
});

/** Makes a draft with the text of a content, under another title. */
export const duplicateContent = defineAction({
  send: async ({ http }, { id, title }: Target & { title: string }) => {
    const known = await getContent(http, id);
    return createContent(http, {
      ...fieldsOf(known),
      title,
      status: 'draft',
      templateId: known.templateId,
      sources: known.sources,
    });
  },
  target: ({ id }) => id,
  invalidates: RECORDS,
});

/** Saves a content over the version that was changed; a newer one is a conflict. */
export const saveContent = defineAction({
  send: ({ http }, { id, fields, version }: Target & { fields: ContentFields; version: number }) =>
    updateContent(http, id, fields, version),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: (_input, stored) => shown(stored),
  invalidates: [contentHistory, contentOverview, contentVersions],
});

/** Gives a content another status, whoever saved it last; its text stays as it is on the server. */
export const changeContentStatus = defineAction({
  send: async ({ http }, { id, status }: Target & { status: ContentStatus }) => {
    const known = await getContent(http, id);
    return updateContent(http, id, { ...fieldsOf(known), status }, known.version);
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

/** Removes a content; its history stays. */
export const deleteContent = defineAction({
  send: ({ http }, { id, isLeaving = false }: Target & { isLeaving?: boolean }) =>
    removeContent(http, id, isLeaving),
  target: ({ id }) => id,
  onDone: ({ id }) => [
    changeOf(contents, ({ contents: rows, total }) => {
      const left = rows.filter((row) => row.id !== id);
      const gone = rows.length - left.length;
      return { contents: left, total: total === null ? null : total - gone };
    }),
  ],
  invalidates: RECORDS,
});

/** Makes an older version the newest one; `current` is the last version that the person knows of. */
export const restoreVersion = defineAction({
  send: ({ http }, { id, version, current }: Target & { version: number; current: number }) =>
    restoreContent(http, id, version, current),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: (_input, stored) => shown(stored),
  invalidates: RECORDS,
});

/** Loads the next page of the history. */
export const loadMoreHistory = defineAction({
  send: ({ http }, { contentId, cursor }: HistoryPage) =>
    getContentHistory(http, { contentId: contentId || undefined, cursor }),
  target: ({ contentId, cursor }) => `${contentId} ${cursor}`,
  onDone: (page, answer) => [
    changeOf(contentHistory, (list) => withHistoryPage(list, page, answer)),
  ],
});

/** What of a content a person writes; a type or a status that is unknown here is the first one. */
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
