import type { ContentOverview } from '@platform/domain';
import { contentHistoryTexts, useTranslation } from '@platform/i18n';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { ShareList } from '../../../patterns/ShareList/ShareList.tsx';
import type { Share } from '../../../patterns/ShareList/ShareList.tsx';
import type { ContentAnalyticsScreenProps } from './analyticsTypes.ts';

export interface SharesCardProps extends Pick<ContentAnalyticsScreenProps, 'figures'> {
  title: string;
  rowsOf: (figures: ContentOverview) => readonly Share[];
}

export function SharesCard({ title, figures, rowsOf }: SharesCardProps) {
  const t = useTranslation(contentHistoryTexts);
  return (
    <Card title={title} description={t('contentHistory.figures.shareHint')}>
      <RemoteContent
        source={figures}
        loading={<Skeleton height="150px" radius="8px" />}
        showsRefreshError={false}
      >
        {(data) => {
          const rows = rowsOf(data);
          if (rows.length === 0) return <p>{t('contentHistory.figures.empty')}</p>;
          return <ShareList shares={rows} />;
        }}
      </RemoteContent>
    </Card>
  );
}
