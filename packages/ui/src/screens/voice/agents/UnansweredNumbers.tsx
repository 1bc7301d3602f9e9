import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { LazyNumberText } from '../numbers/LazyNumberText.ts';
import { NumberSentence } from '../numbers/NumberSentence.tsx';
import { Fallback, NumberItem } from './AgentDialogs.styles.ts';
import type { AgentNumber } from './agentsTypes.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export function UnansweredNumbers({ numbers }: { numbers: readonly AgentNumber[] }) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <Stack as="ul" gap="1">
      {numbers.map(({ number, fallbackNumber }) => (
        <NumberItem key={number}>
          <LazyNumberText number={number} fallback={<bdi dir="ltr">{number}</bdi>} />
          {fallbackNumber ? (
            <Fallback>
              <NumberSentence
                text={t('voiceAgents.fallback', { number: fallbackNumber })}
                number={fallbackNumber}
              />
            </Fallback>
          ) : null}
        </NumberItem>
      ))}
    </Stack>
  );
}
