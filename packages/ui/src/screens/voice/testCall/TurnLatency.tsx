import type { TurnLatency } from '@platform/domain';
import { useFormats, useTranslation, voiceCallTexts } from '@platform/i18n';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { latencyParts, latencySum } from './latency.ts';
import { Bar, Bars, Row } from './TurnLatency.styles.ts';

export function TurnLatency({ latency }: { latency: TurnLatency }) {
  const t = useTranslation(voiceCallTexts);
  const { number } = useFormats();
  const sum = latencySum(latency);
  if (sum === null) return null;
  return (
    <Row>
      <Bars aria-hidden="true">
        {latencyParts.map(({ name, key }) => (
          <Bar key={name} data-part={name} style={{ flexGrow: latency[key] ?? 0 }} />
        ))}
      </Bars>
      <span aria-hidden="true">{t('voiceCall.latency.ms', { ms: number(sum) })}</span>
      <VisuallyHidden>{t('voiceCall.latency.label', { ms: number(sum) })}</VisuallyHidden>
    </Row>
  );
}
