import type { DraftForm, DraftKey } from './draftForms.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** Unsent values, and the record they were typed over. */
export interface KeptDraft<Values> {
  values: Values;
  /** Values as loaded. */
  base: Values;
}

/** Drafts of a large form by record id; '' for a new record. */
export interface JsonDrafts<Values> {
  read: (id: string) => KeptDraft<Values> | undefined;
  /** Stores a draft; null removes it. */
  keep: (id: string, draft: KeptDraft<Values> | null) => void;
}

/**
 * Opens the drafts of a form that holds more than texts, stored and removed like all drafts.
 * @param like values of an empty form; fields of another type, for example of an older form, fall
 * back to these
 */
export function jsonDrafts<Values extends object>(
  userId: string,
  form: DraftForm,
  like: Values,
): JsonDrafts<Values> {
  const formOf = (id: string): DraftKey => (id === '' ? form : `${form}:${id}`);
  return {
    read(id) {
      const draft = readDraft(userId, formOf(id));
      const values = parsed(draft?.values);
      if (!values) return undefined;
      const base = parsed(draft?.base);
      return { values: shapedLike(like, values), base: shapedLike(like, base ?? {}) };
    },
    keep(id, draft) {
      const texts = draft && {
        values: JSON.stringify(draft.values),
        base: JSON.stringify(draft.base),
      };
      writeDraft(userId, formOf(id), texts);
    },
  };
}

function parsed(text: string | undefined): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function shapedLike<Values extends object>(like: Values, values: object): Values {
  const read = Object.entries(like).map(([name, usual]) => {
    const value: unknown = (values as Record<string, unknown>)[name];
    return [name, isAlike(usual, value) ? value : usual];
  });
  return Object.fromEntries(read) as Values;
}

const isAlike = (usual: unknown, value: unknown): boolean =>
  Array.isArray(usual)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof usual && !Array.isArray(value);
