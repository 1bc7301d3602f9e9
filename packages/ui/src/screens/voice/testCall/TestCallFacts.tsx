import type { TestCallState } from '@platform/domain';
import { useFormats, useTranslation, voiceCallTexts } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Facts, FactValue } from './TestCallFacts.styles.ts';
import { clockOf } from './callStatus.ts';
import { medianReply } from './latency.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export function TestCallFacts({ state }: { state: TestCallState }) {
  const t = useTranslation(voiceCallTexts);
  const { number } = useFormats();
  const { phase, mode, minutes, maxSeconds, entries, ignoredFrames } = state;
  if (phase === 'ready') return null;
  const isEnded = phase === 'ended';
  const turns = entries.filter((entry) => entry.kind === 'turn' && entry.speaker === 'caller');
  const reply = medianReply(entries);
  const hasFigures = mode === 'text' || isEnded;
  return (
    <Facts>
      {minutes > 0 ? (
        <Fact name={t('voiceCall.facts.minutes')}>
          {t('voiceCall.facts.minutesUsed', { minutes: minutesText(minutes) })}
        </Fact>
      ) : null}
      {maxSeconds !== null && !isEnded ? (
        <Fact name={t('voiceCall.facts.limit')}>{clockOf(maxSeconds)}</Fact>
      ) : null}
      {hasFigures ? <Fact name={t('voiceCall.facts.turns')}>{number(turns.length)}</Fact> : null}
      {hasFigures && reply !== null ? (
        <Fact name={t('voiceCall.facts.replyTime')}>
          {t('voiceCall.latency.ms', { ms: number(reply) })}
        </Fact>
      ) : null}
      {ignoredFrames > 0 ? (
        <Fact name={t('voiceCall.facts.ignored')}>{number(ignoredFrames)}</Fact>
      ) : null}
    </Facts>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack direction="row" align="stretch" justify="between" gap="3">
      <Text as="dt" tone="panel">
        {name}
      </Text>
      <FactValue>{children}</FactValue>
    </Stack>
  );
}

/** Rounded up, so that it is never less than the used time. */
const minutesText = (minutes: number): string => String(Math.ceil(minutes * 10 - 1e-9) / 10);
