import { contentHistoryTexts, contentTexts, useFormats, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Columns, StackBelowToolbar } from '../../../internal/cardGrid.styles.ts';
import { ListFailure } from '../../../patterns/ListPage/ListFailure.tsx';
import { Filter } from '../../../patterns/ListPage/ListFilter.styles.ts';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { RemoteStats } from '../../../patterns/RemoteStats/RemoteStats.tsx';
import { dataOf } from '../../../remote.ts';
import { useContentHeader } from '../useContentHeader.tsx';
import { SharesCard } from './SharesCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import type { ContentAnalyticsScreenProps } from './analyticsTypes.ts';

const RANGES = ['week', 'month', 'quarter'] as const;

/** Content written in a range of days; each figure links to the list. Render it inside a `Page`. */
export function ContentAnalyticsScreen(props: ContentAnalyticsScreenProps) {
  const { figures, listHref } = props;
  const t = useTranslation(contentTexts, contentHistoryTexts);
  const formats = useFormats();
  const header = useContentHeader(props.paths, 'analytics');
  const data = dataOf(figures);
  const { counted = null, total = null } = data ?? {};
  const isTruncated = counted !== null && total !== null && counted < total;
  const stat = (id: 'created' | 'saved' | 'tokens') => ({
    id,
    label: t(`contentHistory.figures.${id}`),
    source: figures,
    figure: data && formats.number(data[id]),
    caption: data && t(`contentHistory.figures.${id}Hint`),
  });
  return (
    <ListPage
      {...header}
      source={figures}
      toolbar={{
        heading: t('contentHistory.figures.section'),
        filters: (
          <Filter
            label={t('contentHistory.range.label')}
            isLabelHidden
            options={RANGES.map((value) => ({
              value,
              label: t(`contentHistory.range.${value}`),
            }))}
            value={props.range}
            onValueChange={props.onRangeChange}
          />
        ),
      }}
      listNotice={
        isTruncated ? (
          <Banner tone="info">
            {t('contentHistory.figures.truncated', {
              counted: formats.number(counted),
              total: formats.number(total),
            })}
          </Banner>
        ) : null
      }
    >
      {figures.status === 'error' ? (
        <ListFailure error={figures} />
      ) : (
        <StackBelowToolbar aria-busy={figures.status === 'loading' || undefined}>
          <RemoteStats
            label={t('contentHistory.figures.section')}
            columns={3}
            loadingText={t('contentHistory.figures.loading')}
            stats={[stat('created'), stat('saved'), stat('tokens')]}
          />
          <TimelineCard figures={figures} />
          <Columns>
            <SharesCard
              title={t('contentHistory.figures.byType')}
              figures={figures}
              rowsOf={({ byType }) =>
                byType.map(({ type, typeText, count }) => ({
                  id: type ?? `?${typeText}`,
                  name: type ? t(`content.type.${type}`) : typeText || t('common.notAvailable'),
                  count,
                  href: type ? listHref({ type }) : undefined,
                }))
              }
            />
            <SharesCard
              title={t('contentHistory.figures.byAuthor')}
              figures={figures}
              rowsOf={({ byAuthor }) =>
                byAuthor.map(({ id, name, count }) => ({
                  id,
                  name: name || t('content.someone'),
                  count,
                  href: name ? listHref({ search: name }) : undefined,
                }))
              }
            />
          </Columns>
        </StackBelowToolbar>
      )}
    </ListPage>
  );
}
