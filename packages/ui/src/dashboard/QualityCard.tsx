import { dashboardTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../components/Badge/Badge.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { Legend, Queue, Rows } from './QualityCard.styles.ts';

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
      <Rows>
        <div>
          <dt>{t('dashboard.quality.responseTime')}</dt>
          <dd>1.2s</dd>
        </div>
        <div>
          <dt>{t('dashboard.quality.resolution')}</dt>
          <dd>92%</dd>
        </div>
        <div>
          <dt>{t('dashboard.quality.csat')}</dt>
          <dd>
            4.7<small>/5</small>
          </dd>
        </div>
      </Rows>
      <Queue>
        <p>{t('dashboard.quality.queue')}</p>
        <Meter
          size="large"
          label={t('dashboard.quality.queue')}
          value={PROCESSED}
          max={PROCESSED + BACKLOG}
          valueText={t('dashboard.quality.queueValue', { processed, backlog })}
        />
        <Legend>
          <span>{t('dashboard.quality.processed', { share: processed })}</span>
          <span>{t('dashboard.quality.backlog', { share: backlog })}</span>
        </Legend>
      </Queue>
    </Card>
  );
}
