import type { tagsTexts, TextKey, Translate } from '@platform/i18n';
import { shorten } from '@platform/i18n/text';
import type { ReadTags, TagRefusal } from './readTags.ts';

export type TagsTranslate = Translate<TextKey<typeof tagsTexts>>;

/** In UTF-16 units; longer quotes make an error unreadable. */
const MAX_QUOTED = 40;

function reasonText(t: TagsTranslate, { tag, fault }: TagRefusal): string {
  switch (fault.code) {
    case 'duplicate':
      return t('tags.fault.duplicate', { tag: shorten(tag, MAX_QUOTED) });
    case 'length':
      return t('tags.fault.length', { tag: shorten(tag, MAX_QUOTED), max: fault.max });
    case 'count':
      return t('tags.fault.count', { max: fault.max });
    case 'own':
      return fault.text;
  }
}

/** Error of a text: the first reason, and how many other tags were refused. */
export function refusalText(t: TagsTranslate, refused: readonly TagRefusal[]): string | undefined {
  const [first] = refused;
  if (!first) return undefined;
  const others = refused.length - 1;
  const reason = reasonText(t, first);
  return others === 0 ? reason : `${reason} ${t('tags.fault.more', { count: refused.length })}`;
}

/** Announcement of an addition. */
export function additionText(t: TagsTranslate, { accepted, refused }: ReadTags): string {
  const [first = ''] = accepted;
  const added =
    accepted.length > 1
      ? t('tags.addedMany', { count: accepted.length })
      : first && t('tags.added', { tag: first });
  return [added, refusalText(t, refused)].filter(Boolean).join(' ');
}
