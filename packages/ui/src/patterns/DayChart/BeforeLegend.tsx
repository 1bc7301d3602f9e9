import { figuresTexts, useTranslation } from '@platform/i18n';
import { Legend } from './DayChart.styles.ts';

export function BeforeLegend() {
  const t = useTranslation(figuresTexts);
  return (
    <Legend aria-hidden="true">
      <span>{t('figures.now')}</span>
      <span data-before>{t('figures.rangeBefore')}</span>
    </Legend>
  );
}
