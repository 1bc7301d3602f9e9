import { useFormats } from '@platform/i18n';
import { Meter } from '../components/Meter/Meter.tsx';
import { Rate } from './SuccessRate.styles.ts';

export interface SuccessRateProps {
  label: string;
  /** 0 to 1; null shows a dash. */
  rate: number | null;
}

export function SuccessRate({ label, rate }: SuccessRateProps) {
  const formats = useFormats();
  const text = formats.share(rate ?? Number.NaN, 1);
  return (
    <Rate>
      {rate === null ? null : (
        <Meter size="small" label={label} value={rate} max={1} valueText={text} higherIsBetter />
      )}
      <span>{text}</span>
    </Rate>
  );
}
