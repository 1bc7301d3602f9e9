import { contentHistoryTexts, useFormats, useTranslation } from '@platform/i18n';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Beats } from '../../components/Meter/Meter.styles.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { Shares } from './analytics.styles.ts';
import type { ContentAnalyticsScreenProps, ContentFigures } from './types.ts';

const BEATS = 24;

/** A part of what was begun, and where it is listed. */
interface ShareRow {
  id: string;
  name: string;
  count: number;
  href: string | undefined;
}

export interface SharesCardProps extends Pick<ContentAnalyticsScreenProps, 'figures'> {
  title: string;
  rowsOf: (figures: ContentFigures) => readonly ShareRow[];
}

/** How what was begun is shared out; each part leads to its contents. */
export function SharesCard({ title, figures, rowsOf }: SharesCardProps) {
  const t = useTranslation(contentHistoryTexts);
  const formats = useFormats();
  return (
    <Card title={title} description={t('contentHistory.figures.shareHint')}>
      <RemoteContent
        source={figures}
        loading={<Skeleton height="150px" radius="8px" />}
        showsRefreshError={false}
      >
        {(data) => {
          const rows = rowsOf(data);
          const all = rows.reduce((sum, { count }) => sum + count, 0);
          if (rows.length === 0) return <p>{t('contentHistory.figures.empty')}</p>;
          return (
            <Shares>
              {rows.map(({ id, name, count, href }) => {
                const cells = (
                  <>
                    <bdi>{name}</bdi>
                    <Beats
                      aria-hidden="true"
                      data-size="small"
                      style={{
                        '--platform-meter-count': BEATS,
                        '--platform-meter-fill': `${(count / Math.max(1, all)) * 100}%`,
                      }}
                    />
                    <b>{formats.number(count)}</b>
                    <span>{formats.share(count, all)}</span>
                  </>
                );
                return (
                  <li key={id}>{href ? <Link href={href}>{cells}</Link> : <div>{cells}</div>}</li>
                );
              })}
            </Shares>
          );
        }}
      </RemoteContent>
    </Card>
  );
}
