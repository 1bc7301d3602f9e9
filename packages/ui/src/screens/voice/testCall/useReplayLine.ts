import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';

export interface ReplayLine {
  text: string;
  note: string;
}

/** Returns the first line of the replay that has not been sent yet; undefined without a replay. */
export function useReplayLine(
  replay: readonly string[] | undefined,
  { entries }: Pick<TestCallState, 'entries'>,
): ReplayLine | undefined {
  const t = useTranslation(voiceCallTexts);
  if (!replay) return undefined;
  const sentCount = entries.filter(
    (entry) => entry.kind === 'turn' && entry.speaker === 'caller',
  ).length;
  const text = replay[sentCount];
  return text === undefined
    ? { text: '', note: t('voiceCall.replay.done') }
    : { text, note: t('voiceCall.replay.line', { place: sentCount + 1, of: replay.length }) };
}
