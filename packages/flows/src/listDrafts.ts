import { shorten, trimText } from '@platform/i18n/text';
import { DRAFT_FORMS } from './draftForms.ts';
import type { DraftForm } from './draftForms.ts';
import { draftPrefix, isDraft, keptAtField } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { readTab, readTabJson, tabKeys, writeTab } from './tabStorage.ts';

export interface ListedDraft {
  key: string;
  /** Null for a form this build does not know. */
  form: DraftForm | null;
  /** Id of the edited record; '' for a new one. */
  id: string;
  /** Null for drafts of older builds. */
  keptAt: Date | null;
  /** Storage used, in bytes. */
  size: number;
  fields: Draft;
}

export const hasDrafts = (userId: string): boolean =>
  tabKeys(`${draftPrefix}${userId}:`).length > 0;

export function listDrafts(userId: string): ListedDraft[] {
  const userPrefix = `${draftPrefix}${userId}:`;
  const rows = tabKeys(userPrefix).flatMap((key): ListedDraft[] => {
    const value = readTabJson(key);
    if (!isDraft(value)) return [];
    const { [keptAtField]: keptAt = '', ...fields } = value;
    const [form = '', ...id] = key.slice(userPrefix.length).split(':');
    const at = new Date(keptAt);
    return [
      {
        key,
        form: DRAFT_FORMS.find((known) => known === form) ?? null,
        id: id.join(':'),
        keptAt: Number.isNaN(at.getTime()) ? null : at,
        size: new Blob([key, readTab(key) ?? '']).size,
        fields,
      },
    ];
  });
  const time = ({ keptAt }: ListedDraft) => keptAt?.getTime() ?? 0;
  return rows.toSorted((one, other) => time(other) - time(one));
}

/** Removes drafts. Returns a function that restores them, unless newer ones were stored. */
export function discardDrafts(drafts: readonly Pick<ListedDraft, 'key'>[]): () => void {
  const removed = drafts.map(({ key }) => ({ key, text: readTab(key) }));
  for (const { key } of removed) writeTab(key, null);
  return () => {
    for (const { key, text } of removed) if (readTab(key) === null) writeTab(key, text);
  };
}

const MAX_NAME_LENGTH = 80;

/** Joins the non-empty values of the named fields, stored as text or JSON, in one line; or ''. */
export function draftName(fields: Draft, names: readonly string[]): string {
  const values = { ...jsonIn(fields['values']), ...fields };
  const texts = names.map((name) => values[name]).filter((text) => typeof text === 'string');
  const line = trimText(texts.join(' ').replaceAll(/\s+/g, ' '));
  return shorten(line, MAX_NAME_LENGTH);
}

function jsonIn(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
