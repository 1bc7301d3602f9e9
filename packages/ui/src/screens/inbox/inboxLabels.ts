import type { InboxConversation, InboxStatus } from '@platform/domain';
import { formatClock } from '@platform/i18n';
import type {
  AnyLanguage,
  commonTexts,
  Formats,
  inboxTexts,
  TextKey,
  Translate,
} from '@platform/i18n';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import { daysBefore, pastDay } from '../../internal/pastDay.ts';
import { shorten } from '../../internal/shorten.ts';

export type InboxTexts = Translate<TextKey<typeof commonTexts | typeof inboxTexts>>;

export const TABS = ['chats', 'orders', 'contacts', 'groups'] as const;
export const VIEWS = ['mine', 'unassigned', 'participating', 'all'] as const;
export const STATUSES = ['open', 'snoozed', 'resolved'] as const;

const tones: Record<InboxStatus, BadgeTone> = {
  open: 'info',
  snoozed: 'neutral',
  resolved: 'success',
};

export const statusTone = (status: InboxStatus | null): BadgeTone =>
  status ? tones[status] : 'neutral';

export const statusText = (t: InboxTexts, { status, statusText }: InboxConversation): string =>
  status ? t(`inbox.status.${status}`) : shorten(statusText) || t('common.notAvailable');

export const visitorName = (t: InboxTexts, item: InboxConversation): string =>
  shorten(item.name || item.email || item.phone) || t('inbox.unnamed');

export function ownerText(t: InboxTexts, item: InboxConversation): string {
  if (item.assignedTo) return shorten(item.assignedTo.name);
  return item.isWithBot ? shorten(item.botName) : t('inbox.unassigned');
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Isolates a right-to-left name, so that it does not affect the text around it. */
export const isolated = (name: string): string =>
  rightToLeft.test(name) ? `\u2068${name}\u2069` : name;

export function previewText(t: InboxTexts, item: InboxConversation, userId: string): string {
  const { lastMessage, botName } = item;
  if (!lastMessage) return '';
  const text = shorten(lastMessage.text.replaceAll(/\s+/g, ' '));
  if (lastMessage.isPrivate) return t('inbox.said', { name: t('inbox.compose.note'), text });
  if (lastMessage.kind === 'bot') return t('inbox.said', { name: shorten(botName), text });
  if (lastMessage.kind !== 'person') return text;
  return lastMessage.authorId === userId ? t('inbox.you', { text }) : text;
}

export function shortTime(
  date: Date | null,
  { language, formats, today }: { language: AnyLanguage; formats: Formats; today: Date },
): string {
  if (!date) return '';
  const days = daysBefore(pastDay(date, today), today);
  if (days === 0) return formatClock(date);
  return days < 7 ? formats.weekday(date, language) : formats.date(date);
}
