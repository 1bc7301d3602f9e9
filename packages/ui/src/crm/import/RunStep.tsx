import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Counts } from './Counts.tsx';
import { Hint, Line } from './RunStep.styles.ts';
import type { ImportRunStep } from './types.ts';

/** Rows on their way: how many are done, and why it stands still where it does. */
export function RunStep({ state }: { state: ImportRunStep }) {
  const t = useTranslation(crmImportTexts);
  const { counts, total, phase, pause } = state;
  const done = counts.created + counts.refused + counts.unknown;
  const words = t('crmImport.run.done', { done, total });
  return (
    <>
      {pause && phase === 'paused' ? (
        <Banner tone="warning">{t(`crmImport.run.${pause}`)}</Banner>
      ) : null}
      <Line>
        <output>{t(`crmImport.run.${phase}`)}</output>
        <span>{words}</span>
      </Line>
      <Meter
        isProgress
        size="large"
        label={t('crmImport.run.progress')}
        value={done}
        max={total}
        valueText={words}
        data-tone="accent"
      />
      <Counts
        counts={[
          { name: 'created', value: counts.created },
          { name: 'refused', value: counts.refused },
          { name: 'unknown', value: counts.unknown },
        ]}
      />
      <Hint>{t('crmImport.run.keepOpen')}</Hint>
    </>
  );
}
