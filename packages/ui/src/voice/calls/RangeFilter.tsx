import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Filter } from '../../patterns/ListPage/ListFilter.styles.ts';
import { Dates } from './RangeFilter.styles.ts';
import type { CallFilter, CallRange } from './types.ts';

const RANGES = ['today', 'week', 'month', 'quarter', 'custom'] as const;

export interface RangeFilterProps {
  value: Pick<CallFilter, 'range' | 'from' | 'to'>;
  /** Called with what changed. */
  onValueChange: (part: Partial<Pick<CallFilter, 'range' | 'from' | 'to'>>) => void;
}

/** The days that are looked at: a usual range, or the first and the last day. */
export function RangeFilter({ value: { range, from, to }, onValueChange }: RangeFilterProps) {
  const t = useTranslation(voiceCallsTexts);
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <>
      <Filter
        label={t('voiceCalls.range.label')}
        isLabelHidden
        options={RANGES.map((each) => ({ value: each, label: t(`voiceCalls.range.${each}`) }))}
        value={range}
        onValueChange={(next) => onValueChange({ range: next as CallRange })}
      />
      {range === 'custom' ? (
        <Dates>
          <TextField
            type="date"
            label={t('voiceCalls.range.from')}
            isLabelHidden
            value={from}
            max={to || undefined}
            onValueChange={(next) => onValueChange({ from: next })}
          />
          <TextField
            type="date"
            label={t('voiceCalls.range.to')}
            isLabelHidden
            value={to}
            min={from || undefined}
            error={isBackwards ? t('voiceCalls.range.backwards') : undefined}
            onValueChange={(next) => onValueChange({ to: next })}
          />
        </Dates>
      ) : null}
    </>
  );
}
