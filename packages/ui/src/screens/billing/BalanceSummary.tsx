import { billingTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../../remote.ts';
import { Bar, Heading } from './Section.styles.ts';
import { Strip } from '../../components/StatStrip/StatStrip.styles.ts';
import { UsageStat } from './UsageStat.tsx';
import type { UsageForecastProps } from './UsageStat.tsx';
import type { BillingEntitlements } from './types.ts';
import { USAGE_KINDS } from './usageKinds.ts';
import { Text } from '../../components/Text/Text.tsx';

const Well = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 138px;
  padding: var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
  color: var(--platform-text-secondary);
  text-align: center;
`;

export interface BalanceSummaryProps {
  entitlements: Remote<BillingEntitlements | null>;
  headingLevel?: 2 | 3;
  action?: ReactNode;
  isNarrow?: boolean;
  forecast?: UsageForecastProps | undefined;
}

export function BalanceSummary({
  entitlements,
  headingLevel = 2,
  action,
  isNarrow = false,
  forecast,
}: BalanceSummaryProps) {
  const t = useTranslation(billingTexts);
  const headingId = useId();
  const isDefault = entitlements.status === 'ready' && entitlements.data?.isDefault === true;

  return (
    <section aria-labelledby={headingId}>
      <Bar>
        <Heading>
          <Text
            as={headingLevel === 2 ? 'h2' : 'h3'}
            id={headingId}
            type={headingLevel === 2 ? 'section' : 'title'}
            isTracked
          >
            {t('billing.balance.title')}
          </Text>
          {isDefault ? <Badge tone="neutral">{t('billing.balance.default')}</Badge> : null}
        </Heading>
        {action}
      </Bar>
      <RemoteContent
        source={entitlements}
        loadingText={t('billing.balance.loading')}
        showsRefreshError={false}
        renderPlaceholder={(content) => <Well>{content}</Well>}
      >
        {(data) =>
          data === null ? (
            <Well>{t('billing.balance.empty')}</Well>
          ) : (
            <Strip
              aria-labelledby={headingId}
              data-columns={isNarrow ? 2 : undefined}
              style={{ '--platform-stat-columns': isNarrow ? 2 : 4, '--platform-stat-last': 1 }}
            >
              {USAGE_KINDS.map((kind) => (
                <UsageStat key={kind} kind={kind} figure={data.usage[kind]} forecast={forecast} />
              ))}
            </Strip>
          )
        }
      </RemoteContent>
    </section>
  );
}
