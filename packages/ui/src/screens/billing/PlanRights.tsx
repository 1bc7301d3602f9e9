import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Right, Rights, RightValue } from './EntitlementsDialog.styles.ts';
import type { BillingEntitlements } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface PlanRightsProps {
  entitlements: BillingEntitlements;
}

export function PlanRights({ entitlements }: PlanRightsProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const headingId = useId();
  const switches = [
    { label: t('billing.entitlements.voiceAgents'), isOn: entitlements.canCreateVoiceAgent },
    { label: t('billing.entitlements.bots'), isOn: entitlements.canCreateBot },
    { label: t('billing.entitlements.advanced'), isOn: entitlements.canUseAdvancedFeatures },
    { label: t('billing.entitlements.voice'), isOn: entitlements.voiceEnabled },
  ];
  const { botsMax, channels } = entitlements;
  return (
    <section aria-labelledby={headingId}>
      <Text as="h3" id={headingId} type="title" isTracked>
        {t('billing.entitlements.rights')}
      </Text>
      <Rights>
        {switches.map(({ label, isOn }) => (
          <Right key={label}>
            <Text as="dt" tone="secondary">
              {label}
            </Text>
            <RightValue data-off={!isOn || undefined}>
              {isOn ? <Icon icon={Check} /> : null}
              {t(isOn ? 'billing.entitlements.yes' : 'billing.entitlements.no')}
            </RightValue>
          </Right>
        ))}
        {botsMax === null ? null : (
          <Right>
            <Text as="dt" tone="secondary">
              {t('billing.entitlements.botsMax')}
            </Text>
            <RightValue>{formats.number(botsMax)}</RightValue>
          </Right>
        )}
        {channels.length === 0 ? null : (
          <Right>
            <Text as="dt" tone="secondary">
              {t('billing.entitlements.channels')}
            </Text>
            <RightValue>
              <bdi>{channels.join(', ')}</bdi>
            </RightValue>
          </Right>
        )}
      </Rights>
    </section>
  );
}
