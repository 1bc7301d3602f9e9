import { analyticsTexts, integrationsTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { Connections } from './analytics.styles.ts';
import { inUse } from './inUse.ts';
import { Panel } from './Panel.tsx';

export function IntegrationsPanel({
  integrations,
  hrefs,
}: Pick<AnalyticsScreenProps, 'integrations' | 'hrefs'>) {
  const t = useTranslation(analyticsTexts, integrationsTexts);
  return (
    <Panel
      title={t('analytics.integrations.title')}
      source={integrations}
      failedText={t('analytics.integrations.failed')}
      note={(all) =>
        t('analytics.integrations.source', { used: inUse(all).length, total: all.length })
      }
    >
      {(all) =>
        inUse(all).length === 0 ? (
          <p>
            <Link href={hrefs.integrations('not_connected')}>
              {t('analytics.integrations.empty')}
            </Link>
          </p>
        ) : (
          <Connections>
            {inUse(all).map(({ provider, name, status }) => (
              <li key={provider}>
                <Link href={hrefs.integrations(status)}>
                  <bdi>{name}</bdi>
                  <Badge tone={status === 'connected' ? 'success' : 'warning'}>
                    {t(
                      status === 'connected'
                        ? 'integrations.status.connected'
                        : 'integrations.status.actionRequired',
                    )}
                  </Badge>
                </Link>
              </li>
            ))}
          </Connections>
        )
      }
    </Panel>
  );
}
