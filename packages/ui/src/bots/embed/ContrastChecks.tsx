import { botsTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { contrastsOf, LEAST, mendedColor } from './bubbleColor.ts';
import type { ContrastPair } from './bubbleColor.ts';
import { Checks, Heading, Mend } from './EmbedPanel.styles.ts';

interface ContrastChecksProps {
  /** Current colour, `#rrggbb`. */
  color: string;
  /** Called with a colour that has enough contrast. */
  onMend: (color: string) => void;
}

const PAIRS = ['text', 'light', 'dark'] as const satisfies readonly ContrastPair[];

/** Contrast of the bubble and its text, and the nearest colour that passes if one fails. */
export function ContrastChecks({ color, onMend }: ContrastChecksProps) {
  const t = useTranslation(botsTexts);
  const contrasts = contrastsOf(color);
  const mended = mendedColor(color);
  return (
    <section aria-label={t('bots.embed.contrast')}>
      <Heading>{t('bots.embed.contrast')}</Heading>
      <Checks aria-live="polite">
        {PAIRS.map((pair) => {
          const isEnough = contrasts[pair] >= LEAST[pair];
          return (
            <li key={pair}>
              <span>{t(`bots.embed.${pair}Contrast`)}</span>
              <span data-ratio>{t('bots.embed.ratio', { ratio: ratioText(contrasts[pair]) })}</span>
              <Badge tone={isEnough ? 'success' : 'warning'}>
                {isEnough
                  ? t('bots.embed.enough')
                  : t('bots.embed.tooLow', { least: String(LEAST[pair]) })}
              </Badge>
            </li>
          );
        })}
      </Checks>
      {mended ? (
        <Mend>
          {t('bots.embed.mendText')}
          <Button size="small" onClick={() => onMend(mended)}>
            {t('bots.embed.mend', { color: mended })}
          </Button>
        </Mend>
      ) : null}
    </section>
  );
}

/** Truncates instead of rounding: 4.49 must not read as 4.5. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
