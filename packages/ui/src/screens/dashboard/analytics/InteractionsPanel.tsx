import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { shorten } from '../../../internal/shorten.ts';
import { ShareList } from '../../../patterns/ShareList/ShareList.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { Panel } from './Panel.tsx';

export function InteractionsPanel({
  interactions,
  hrefs,
}: Pick<AnalyticsScreenProps, 'interactions' | 'hrefs'>) {
  const t = useTranslation(analyticsTexts);
  const formats = useFormats();
  return (
    <Panel
      title={t('analytics.interactions.title')}
      source={interactions}
      failedText={t('analytics.interactions.failed')}
      note={({ loaded, isTruncated }) =>
        t(
          isTruncated ? 'analytics.interactions.sourceTruncated' : 'analytics.interactions.source',
          {
            value: formats.number(loaded),
          },
        )
      }
    >
      {({ total, types }) =>
        total === 0 ? (
          <p>{t('analytics.interactions.empty')}</p>
        ) : (
          <ShareList
            shares={types.map(({ type, text, count }) => ({
              id: type ?? `?${text}`,
              name: type
                ? t(`analytics.interactions.type.${type}`)
                : shorten(trimText(text)) || t('analytics.interactions.unknown'),
              count,
              href: hrefs.interactions(type ?? undefined),
            }))}
          />
        )
      }
    </Panel>
  );
}
