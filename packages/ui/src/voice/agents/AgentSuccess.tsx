import { useFormats, useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Rate } from './AgentTable.styles.ts';

/** The share of calls that ended well, with its meter; a dash where nobody knows it. */
export function AgentSuccess({ rate }: { rate: number | null }) {
  const t = useTranslation(voiceAgentsTexts);
  const formats = useFormats();
  const text = formats.share(rate ?? Number.NaN, 1);
  return (
    <Rate>
      {rate === null ? null : (
        <Meter
          size="small"
          label={t('voiceAgents.column.successRate')}
          value={rate}
          max={1}
          valueText={text}
          isGain
        />
      )}
      <span>{text}</span>
    </Rate>
  );
}
