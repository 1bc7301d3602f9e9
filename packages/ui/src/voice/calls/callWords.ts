import type { CallDirection, Conversation, EndedReason, Outcome } from '@platform/domain';
import { formatClock } from '@platform/i18n';
import type { commonTexts, Formats, TextKey, Translate, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { ArrowDownLeft, ArrowUpRight, Globe } from 'lucide';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { shorten } from '../../internal/shorten.ts';

/** Writes the texts of calls, and those of every screen. */
export type CallTexts = Translate<TextKey<typeof commonTexts | typeof voiceCallsTexts>>;

const tones: Record<Outcome, BadgeTone> = {
  resolved: 'success',
  transferred: 'info',
  unresolved: 'warning',
  voicemail: 'neutral',
  no_answer: 'neutral',
  failed: 'danger',
};

const arrows: Record<CallDirection, IconShape> = {
  inbound: ArrowDownLeft,
  outbound: ArrowUpRight,
  web: Globe,
};

const reasons: Record<EndedReason, true> = {
  caller_hung_up: true,
  agent_ended: true,
  transferred: true,
  silence_timeout: true,
  time_limit: true,
  minutes_used_up: true,
  voicemail: true,
  no_answer: true,
  error: true,
};

export const REASONS = Object.keys(reasons) as EndedReason[];
export const OUTCOMES = Object.keys(tones) as Outcome[];
export const DIRECTIONS = Object.keys(arrows) as CallDirection[];

/** The colour of an outcome; neutral for one that nobody knows. */
export const outcomeTone = (outcome: Outcome | null): BadgeTone =>
  outcome ? tones[outcome] : 'neutral';

/** The word of an outcome; one that nobody knows is shown as it came. */
export function outcomeText(
  t: CallTexts,
  { outcome, outcomeText: text }: Pick<Conversation, 'outcome' | 'outcomeText'>,
): string {
  return outcome ? t(`voiceCalls.outcome.${outcome}`) : shorten(trimText(text)) || '–';
}

/** The arrow of a direction; none for what nobody knows. */
export const directionIcon = (direction: CallDirection | null): IconShape | undefined =>
  direction ? arrows[direction] : undefined;

/** The word of a direction; one that nobody knows is shown as it came. */
export function directionText(
  t: CallTexts,
  { direction, directionText: text }: Pick<Conversation, 'direction' | 'directionText'>,
): string {
  return direction ? t(`voiceCalls.direction.${direction}`) : shorten(trimText(text)) || '–';
}

/** Why a call ended, as a sentence; '' where nobody knows. */
export function reasonText(
  t: CallTexts,
  { endedReason, endedReasonText: text }: Pick<Conversation, 'endedReason' | 'endedReasonText'>,
): string {
  if (endedReason) return t(`voiceCalls.reason.${endedReason}`);
  const reason = shorten(trimText(text));
  return reason && t('voiceCalls.reason.unknown', { reason });
}

/** The number at the other end: who called, or who was called; '' where there is none. */
export const otherNumber = ({ direction, from, to }: Conversation): string =>
  shorten(trimText(direction === 'outbound' ? to : from));

/** The name of the agent, or the words for one that has none. */
export const agentText = (t: CallTexts, { agentName }: Pick<Conversation, 'agentName'>): string =>
  shorten(trimText(agentName)) || t('voiceCalls.unknownAgent');

/** A moment as 18/06/24 11:42. */
export const momentText = (formats: Formats, date: Date | null): string =>
  `${formats.date(date)} ${formatClock(date)}`.trim();

/** A latency as 610 ms; a dash for none. */
export const msText = (t: CallTexts, formats: Formats, ms: number | null): string =>
  ms === null ? '–' : t('voiceCalls.ms', { value: formats.number(ms) });
