import { dashboardTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Legend, LegendItem, Queue, Row, Unit } from './QualityCard.styles.ts';
import { Text } from '../../components/Text/Text.tsx';

const PROCESSED = 78;
const BACKLOG = 22;

export function QualityCard() {
  const t = useTranslation(dashboardTexts);
  const processed = `${PROCESSED}%`;
  const backlog = `${BACKLOG}%`;
  return (
    <Card
      title={t('dashboard.quality.title')}
      description={t('dashboard.quality.subtitle')}
      actions={
        <Badge tone="neutral" shape="none">
          {t('dashboard.sample')}
        </Badge>
      }
    >
      <dl>
        <Row>
          <Text as="dt" tone="secondary">
            {t('dashboard.quality.responseTime')}
          </Text>
          <Text as="dd" type="metric" isTracked>
            1.2s
          </Text>
        </Row>
        <Row>
          <Text as="dt" tone="secondary">
            {t('dashboard.quality.resolution')}
          </Text>
          <Text as="dd" type="metric" isTracked>
            92%
          </Text>
        </Row>
        <Row>
          <Text as="dt" tone="secondary">
            {t('dashboard.quality.csat')}
          </Text>
          <Text as="dd" type="metric" isTracked>
            4.7<Unit>/5</Unit>
          </Text>
        </Row>
      </dl>
      <Queue>{t('dashboard.quality.queue')}</Queue>
      <Meter
        size="large"
        label={t('dashboard.quality.queue')}
        value={PROCESSED}
        max={PROCESSED + BACKLOG}
        valueText={t('dashboard.quality.queueValue', { processed, backlog })}
      />
      <Legend>
        <LegendItem>{t('dashboard.quality.processed', { share: processed })}</LegendItem>
        <LegendItem>{t('dashboard.quality.backlog', { share: backlog })}</LegendItem>
      </Legend>
    </Card>
  );
}
