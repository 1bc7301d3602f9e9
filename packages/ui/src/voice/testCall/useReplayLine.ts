import type { TestCallState } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';

/** A line of an earlier call that is to be said next. */
export interface ReplayLine {
  /** '' once all were said. */
  text: string;
  /** Which one it is, or that there are no more. */
  note: string;
}

/** The next line of a replay, by how often the caller has spoken in this call; undefined without one. */
export function useReplayLine(
  replay: readonly string[] | undefined,
  { entries }: Pick<TestCallState, 'entries'>,
): ReplayLine | undefined {
  const t = useTranslation(voiceCallTexts);
  if (!replay) return undefined;
  const said = entries.filter(
    (entry) => entry.kind === 'turn' && entry.speaker === 'caller',
  ).length;
  const text = replay[said];
  return text === undefined
    ? { text: '', note: t('voiceCall.replay.done') }
    : { text, note: t('voiceCall.replay.line', { place: said + 1, of: replay.length }) };
}
