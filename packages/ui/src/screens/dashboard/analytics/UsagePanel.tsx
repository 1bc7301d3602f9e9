import { analyticsTexts, billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Meter } from '../../../components/Meter/Meter.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { UsageLink } from './analytics.styles.ts';
import { Panel } from './Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';

const KINDS = ['llmTokens', 'voiceMinutes', 'apiCalls', 'storageMb'] as const;

export function UsagePanel({ usage, hrefs }: Pick<AnalyticsScreenProps, 'usage' | 'hrefs'>) {
  const t = useTranslation(analyticsTexts, billingTexts);
  const formats = useFormats();
  return (
    <Panel
      title={t('analytics.usage.title')}
      source={usage}
      failedText={t('analytics.usage.failed')}
      note={(data) =>
        data?.planName
          ? t('analytics.usage.sourceOfPlan', { plan: data.planName })
          : t('analytics.usage.source')
      }
    >
      {(data) =>
        data === null ? (
          <p>{t('analytics.usage.empty')}</p>
        ) : (
          <Grid as="ul" gap="3-5">
            {KINDS.map((kind) => {
              const { used, included } = data.usage[kind];
              const label = t(`billing.kind.${kind}`);
              const figures = { used: formats.number(used), included: formats.number(included) };
              return (
                <li key={kind}>
                  <UsageLink href={hrefs.usage}>
                    <span>{label}</span>
                    <Text as="b" weight="medium" isTabular>
                      {included > 0 ? `${figures.used} / ${figures.included}` : figures.used}
                    </Text>
                  </UsageLink>
                  {included > 0 ? (
                    <Meter
                      label={label}
                      value={used}
                      max={included}
                      valueText={t('analytics.usage.of', figures)}
                    />
                  ) : null}
                </li>
              );
            })}
          </Grid>
        )
      }
    </Panel>
  );
}
