import { formatClock } from '@platform/i18n';
import type { commonTexts, Formats, TextKey, Translate, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { ArrowDownLeft, ArrowUpRight, Globe } from 'lucide';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { shorten } from '../../internal/shorten.ts';
import type { CallEndedReason, CallOutcome, VoiceCall, VoiceCallDirection } from './types.ts';

/** Writes the texts of calls, and those of every screen. */
export type CallTexts = Translate<TextKey<typeof commonTexts | typeof voiceCallsTexts>>;

const tones: Record<CallOutcome, BadgeTone> = {
  resolved: 'success',
  transferred: 'info',
  unresolved: 'warning',
  voicemail: 'neutral',
  no_answer: 'neutral',
  failed: 'danger',
};

const arrows: Record<VoiceCallDirection, IconShape> = {
  inbound: ArrowDownLeft,
  outbound: ArrowUpRight,
  web: Globe,
};

const reasons: Record<CallEndedReason, true> = {
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

export const REASONS = Object.keys(reasons) as CallEndedReason[];
export const OUTCOMES = Object.keys(tones) as CallOutcome[];
export const DIRECTIONS = Object.keys(arrows) as VoiceCallDirection[];

/** The colour of an outcome; neutral for one that nobody knows. */
export const outcomeTone = (outcome: CallOutcome | null): BadgeTone =>
  outcome ? tones[outcome] : 'neutral';

/** The word of an outcome; one that nobody knows is shown as it came. */
export function outcomeText(
  t: CallTexts,
  { outcome, outcomeText: text }: Pick<VoiceCall, 'outcome' | 'outcomeText'>,
): string {
  return outcome ? t(`voiceCalls.outcome.${outcome}`) : shorten(trimText(text)) || '–';
}

/** The arrow of a direction; none for what nobody knows. */
export const directionIcon = (direction: VoiceCallDirection | null): IconShape | undefined =>
  direction ? arrows[direction] : undefined;

/** The word of a direction; one that nobody knows is shown as it came. */
export function directionText(
  t: CallTexts,
  { direction, directionText: text }: Pick<VoiceCall, 'direction' | 'directionText'>,
): string {
  return direction ? t(`voiceCalls.direction.${direction}`) : shorten(trimText(text)) || '–';
}

/** Why a call ended, as a sentence; '' where nobody knows. */
export function reasonText(
  t: CallTexts,
  { endedReason, endedReasonText: text }: Pick<VoiceCall, 'endedReason' | 'endedReasonText'>,
): string {
  if (endedReason) return t(`voiceCalls.reason.${endedReason}`);
  const reason = shorten(trimText(text));
  return reason && t('voiceCalls.reason.unknown', { reason });
}

/** The number at the other end: who called, or who was called; '' where there is none. */
export const otherNumber = ({ direction, from, to }: VoiceCall): string =>
  shorten(trimText(direction === 'outbound' ? to : from));

/** The name of the agent, or the words for one that has none. */
export const agentText = (t: CallTexts, { agentName }: Pick<VoiceCall, 'agentName'>): string =>
  shorten(trimText(agentName)) || t('voiceCalls.unknownAgent');

/** A moment as 18/06/24 11:42. */
export const momentText = (formats: Formats, date: Date | null): string =>
  `${formats.date(date)} ${formatClock(date)}`.trim();

/** A latency as 610 ms; a dash for none. */
export const msText = (t: CallTexts, formats: Formats, ms: number | null): string =>
  ms === null ? '–' : t('voiceCalls.ms', { value: formats.number(ms) });
