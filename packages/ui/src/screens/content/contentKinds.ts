import type { ContentStatus, ContentType } from '@platform/domain';
import { FileText, Mail, Megaphone, Newspaper, Phone } from 'lucide';
import { capitalize } from '@platform/i18n/text';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';

export const CONTENT_KINDS = [
  'article',
  'email',
  'social_post',
  'call_script',
] as const satisfies readonly ContentType[];

export const CONTENT_STATES = [
  'draft',
  'ready',
  'archived',
] as const satisfies readonly ContentStatus[];

export const CONTENT_LANGUAGES = ['en', 'de', 'es', 'fr', 'hi', 'it', 'pt', 'ru', 'te'] as const;

const icons: Readonly<Record<ContentType, IconShape>> = {
  article: Newspaper,
  email: Mail,
  social_post: Megaphone,
  call_script: Phone,
};

export const kindIcon = (kind: ContentType | null): IconShape => (kind ? icons[kind] : FileText);

const tones: Readonly<Record<ContentStatus, BadgeTone>> = {
  draft: 'neutral',
  ready: 'success',
  archived: 'warning',
};

export const stateTone = (state: ContentStatus | null): BadgeTone =>
  state ? tones[state] : 'neutral';

/** Returns a well-formed language tag for `lang`, which selects a screen reader's voice. */
export const languageTag = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) ? tag : undefined;

const namesByTag = new Map<string, Intl.DisplayNames>();

/** Name of a language in that language, such as Español; an invalid tag is returned unchanged. */
export function nativeLanguage(tag: string): string {
  try {
    const known = namesByTag.get(tag);
    const names = known ?? new Intl.DisplayNames(tag, { type: 'language' });
    if (!known) namesByTag.set(tag, names);
    const name = names.of(tag) ?? tag;
    return capitalize(name, tag);
  } catch {
    return tag;
  }
}
