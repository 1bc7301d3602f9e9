import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { Rights } from './EntitlementsDialog.styles.ts';
import type { BillingEntitlements } from './types.ts';

export interface PlanRightsProps {
  entitlements: BillingEntitlements;
}

/** What the plan allows besides the metered things. */
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
      <h3 id={headingId}>{t('billing.entitlements.rights')}</h3>
      <Rights>
        {switches.map(({ label, isOn }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-off={!isOn || undefined}>
              {isOn ? <Icon icon={Check} /> : null}
              {t(isOn ? 'billing.entitlements.yes' : 'billing.entitlements.no')}
            </dd>
          </div>
        ))}
        {botsMax === null ? null : (
          <div>
            <dt>{t('billing.entitlements.botsMax')}</dt>
            <dd>{formats.number(botsMax)}</dd>
          </div>
        )}
        {channels.length === 0 ? null : (
          <div>
            <dt>{t('billing.entitlements.channels')}</dt>
            <dd>
              <bdi>{channels.join(', ')}</bdi>
            </dd>
          </div>
        )}
      </Rights>
    </section>
  );
}
