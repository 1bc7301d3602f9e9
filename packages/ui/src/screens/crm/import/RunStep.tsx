import { crmImportTexts, useTranslation } from '@platform/i18n';
import { styled } from 'styled-components';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { Counts } from './Counts.tsx';
import type { ImportRunStep } from './importTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-4);
  justify-content: space-between;
  font: var(--platform-type-title);
`;

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
        <Text tone="secondary" weight="regular" isTabular>
          {words}
        </Text>
      </Line>
      <Progress
        size="large"
        label={t('crmImport.run.progress')}
        value={done}
        max={total}
        valueText={words}
      />
      <Counts
        counts={[
          { name: 'created', value: counts.created },
          { name: 'refused', value: counts.refused },
          { name: 'unknown', value: counts.unknown },
        ]}
      />
      <Text as="p" tone="tertiary" size="md">
        {t('crmImport.run.keepOpen')}
      </Text>
    </>
  );
}
