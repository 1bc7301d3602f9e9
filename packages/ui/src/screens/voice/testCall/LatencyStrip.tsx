import type { TurnLatency } from '@platform/domain';
import { useFormats, useTranslation, voiceCallTexts } from '@platform/i18n';
import { latencyParts } from './latency.ts';
import { Figure, Key, Part, Strip } from './LatencyStrip.styles.ts';

export function LatencyStrip({ latency }: { latency: TurnLatency }) {
  const t = useTranslation(voiceCallTexts);
  const { number } = useFormats();
  return (
    <Strip>
      {latencyParts.map(({ name, key }) => (
        <div key={name}>
          <Part>
            <Key data-part={name} />
            {t(`voiceCall.latency.${name}`)}
          </Part>
          <Figure>
            {latency[key] === null ? '–' : t('voiceCall.latency.ms', { ms: number(latency[key]) })}
          </Figure>
        </div>
      ))}
    </Strip>
  );
}
