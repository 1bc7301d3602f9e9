import { botsTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { contrastsOf, MIN_CONTRAST, nearestLegible } from './bubbleColor.ts';
import type { ContrastPair } from './bubbleColor.ts';
import { CheckName, Suggestion } from './EmbedPanel.styles.ts';

interface ContrastChecksProps {
  color: string;
  onFix: (color: string) => void;
}

const PAIRS = ['text', 'light', 'dark'] as const satisfies readonly ContrastPair[];

export function ContrastChecks({ color, onFix }: ContrastChecksProps) {
  const t = useTranslation(botsTexts);
  const contrasts = contrastsOf(color);
  const fixed = nearestLegible(color);
  return (
    <Stack as="section" gap="2-5" aria-label={t('bots.embed.contrast')}>
      <Text as="h3" type="title" isTracked>
        {t('bots.embed.contrast')}
      </Text>
      <Stack as="ul" gap="2" aria-live="polite">
        {PAIRS.map((pair) => {
          const isEnough = contrasts[pair] >= MIN_CONTRAST[pair];
          return (
            <Stack as="li" key={pair} direction="row" wraps gap="1 3">
              <CheckName>{t(`bots.embed.${pair}Contrast`)}</CheckName>
              <Text tone="secondary" isTabular>
                {t('bots.embed.ratio', { ratio: ratioText(contrasts[pair]) })}
              </Text>
              <Badge tone={isEnough ? 'success' : 'warning'}>
                {isEnough
                  ? t('bots.embed.enough')
                  : t('bots.embed.tooLow', { least: String(MIN_CONTRAST[pair]) })}
              </Badge>
            </Stack>
          );
        })}
      </Stack>
      {fixed ? (
        <Suggestion forwardedAs="p" tone="secondary">
          {t('bots.embed.mendText')}
          <Button size="small" onClick={() => onFix(fixed)}>
            {t('bots.embed.mend', { color: fixed })}
          </Button>
        </Suggestion>
      ) : null}
    </Stack>
  );
}

/** Truncates instead of rounding: 4.49 must not read as 4.5. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
