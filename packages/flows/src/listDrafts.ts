import { shorten, trimText } from '@platform/i18n/text';
import { DRAFT_FORMS } from './draftForms.ts';
import type { DraftForm } from './draftForms.ts';
import { draftPrefix, isDraft, keptAtField } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { readTab, readTabJson, tabKeys, writeTab } from './tabStorage.ts';

/** A draft of this tab as a list shows it. */
export interface ListedDraft {
  /** Tells it from the others. */
  key: string;
  /** What kind of form it is of; null for one that this build does not know. */
  form: DraftForm | null;
  /** The record that is edited; '' for a new one. */
  id: string;
  /** When it was stored; null for one of an older build. */
  keptAt: Date | null;
  /** What it takes of the storage, in bytes. */
  size: number;
  fields: Draft;
}

/** Whether a person has drafts in this tab. */
export const hasDrafts = (userId: string): boolean =>
  tabKeys(`${draftPrefix}${userId}:`).length > 0;

/** The drafts that this tab keeps for a user, the newest first. */
export function listDrafts(userId: string): ListedDraft[] {
  const own = `${draftPrefix}${userId}:`;
  const rows = tabKeys(own).flatMap((key): ListedDraft[] => {
    const value = readTabJson(key);
    if (!isDraft(value)) return [];
    const { [keptAtField]: keptAt = '', ...fields } = value;
    const [form = '', ...id] = key.slice(own.length).split(':');
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

/** Removes drafts of the list. @returns puts them back, unless others are kept there by then */
export function discardDrafts(drafts: readonly Pick<ListedDraft, 'key'>[]): () => void {
  const removed = drafts.map(({ key }) => ({ key, text: readTab(key) }));
  for (const { key } of removed) writeTab(key, null);
  return () => {
    for (const { key, text } of removed) if (readTab(key) === null) writeTab(key, text);
  };
}

const LONGEST_NAME = 80;

/**
 * What a draft is known by: the texts of the named fields that hold any, whether the form keeps them
 * as texts or as one JSON value.
 *
 * @returns one line, cut off after 80 UTF-16 units; '' where none of the fields holds a text
 */
export function draftName(fields: Draft, names: readonly string[]): string {
  const values = { ...jsonIn(fields['values']), ...fields };
  const texts = names.map((name) => values[name]).filter((text) => typeof text === 'string');
  const line = trimText(texts.join(' ').replaceAll(/\s+/g, ' '));
  return shorten(line, LONGEST_NAME);
}

function jsonIn(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
