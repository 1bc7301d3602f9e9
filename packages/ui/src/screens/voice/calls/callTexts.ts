import type { CallDirection, Conversation, EndedReason, Outcome } from '@platform/domain';
import { formatClock } from '@platform/i18n';
import type { commonTexts, Formats, TextKey, Translate, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { ArrowDownLeft, ArrowUpRight, Globe } from 'lucide';
import type { BadgeTone } from '../../../components/Badge/Badge.tsx';
import type { IconShape } from '../../../components/Icon/Icon.tsx';
import { shorten } from '../../../internal/shorten.ts';

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

export const outcomeTone = (outcome: Outcome | null): BadgeTone =>
  outcome ? tones[outcome] : 'neutral';

export function outcomeText(
  t: CallTexts,
  { outcome, outcomeText: text }: Pick<Conversation, 'outcome' | 'outcomeText'>,
): string {
  return outcome ? t(`voiceCalls.outcome.${outcome}`) : shorten(trimText(text)) || '–';
}

export const directionIcon = (direction: CallDirection | null): IconShape | undefined =>
  direction ? arrows[direction] : undefined;

export function directionText(
  t: CallTexts,
  { direction, directionText: text }: Pick<Conversation, 'direction' | 'directionText'>,
): string {
  return direction ? t(`voiceCalls.direction.${direction}`) : shorten(trimText(text)) || '–';
}

export function reasonText(
  t: CallTexts,
  { endedReason, endedReasonText: text }: Pick<Conversation, 'endedReason' | 'endedReasonText'>,
): string {
  if (endedReason) return t(`voiceCalls.reason.${endedReason}`);
  const reason = shorten(trimText(text));
  return reason && t('voiceCalls.reason.unknown', { reason });
}

export const otherNumber = ({ direction, from, to }: Conversation): string =>
  shorten(trimText(direction === 'outbound' ? to : from));

export const agentText = (t: CallTexts, { agentName }: Pick<Conversation, 'agentName'>): string =>
  shorten(trimText(agentName)) || t('voiceCalls.unknownAgent');

export const dateTimeText = (formats: Formats, date: Date | null): string =>
  `${formats.date(date)} ${formatClock(date)}`.trim();

export const msText = (t: CallTexts, formats: Formats, ms: number | null): string =>
  ms === null ? '–' : t('voiceCalls.ms', { value: formats.number(ms) });
