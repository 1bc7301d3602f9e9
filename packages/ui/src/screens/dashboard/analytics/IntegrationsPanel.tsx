import { analyticsTexts, integrationsTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { ConnectionLink, ConnectionName } from './analytics.styles.ts';
import { Panel } from './Panel.tsx';
import { RuledItem, RuledList } from '../../../patterns/RuledList/RuledList.styles.ts';
import type { AnalyticsIntegration } from './analyticsTypes.ts';

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
          <RuledList>
            {inUse(all).map(({ provider, name, status }) => (
              <RuledItem key={provider}>
                <ConnectionLink href={hrefs.integrations(status)}>
                  <ConnectionName>{name}</ConnectionName>
                  <Badge tone={status === 'connected' ? 'success' : 'warning'}>
                    {t(
                      status === 'connected'
                        ? 'integrations.status.connected'
                        : 'integrations.status.actionRequired',
                    )}
                  </Badge>
                </ConnectionLink>
              </RuledItem>
            ))}
          </RuledList>
        )
      }
    </Panel>
  );
}

const inUse = (all: readonly AnalyticsIntegration[]): AnalyticsIntegration[] =>
  all.filter(({ status }) => status === 'connected' || status === 'action_required');
