import type { TranscriptEntry } from '@platform/domain';
import type { TextKey, Translate, voiceCallTexts } from '@platform/i18n';
import { redactedText } from './redactedText.ts';

type Texts = Translate<TextKey<typeof voiceCallTexts>>;

export function transcriptText(t: Texts, entries: readonly TranscriptEntry[]): string {
  return entries.map((entry) => lineOf(t, entry)).join('\n');
}

function lineOf(t: Texts, entry: TranscriptEntry): string {
  if (entry.kind === 'reconnected') return t('voiceCall.transcript.reconnected');
  if (entry.kind === 'turn') {
    const speakerKey = entry.speaker === 'agent' ? 'agent' : 'you';
    return `${t(`voiceCall.transcript.${speakerKey}`)} ${entry.text}`;
  }
  const { name, ms, arguments: given, result } = entry.call;
  return t('voiceCall.file.tool', {
    name,
    ms: ms ?? '–',
    arguments: redactedText(given).replaceAll('\n', ', '),
    result: redactedText(result).replaceAll('\n', ', '),
  });
}
