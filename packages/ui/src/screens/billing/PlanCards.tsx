import type { Interval, Plan, UsageFigures } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { memo, useId } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { Remote } from '../../remote.ts';
import { PlanAction } from './PlanAction.tsx';
import { PlanCard } from './PlanCard.tsx';
import { comparedKinds } from './PlanQuantities.tsx';
import { PlanUsage } from './PlanUsage.tsx';
import { Cards, Retired, Waiting } from './PlansScreen.styles.ts';
import { cancelOffer, planOffer } from './planOffer.ts';
import type { OfferRules } from './planOffer.ts';
import { currentPlan, shownPlans } from './shownPlans.ts';
import { yearlySaving } from './yearlySaving.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LazyEmptyArt } from '../../components/Illustration/lazyArt.tsx';

export interface PlanCardsProps {
  plans: Remote<readonly Plan[]>;
  interval: Interval;
  rules: OfferRules;
  usage: UsageFigures | null;
  onChoose: (plan: Plan) => void;
  onCancel: () => void;
}

export const PlanCards = memo(function PlanCards(props: PlanCardsProps) {
  const { plans, interval, rules, usage, onChoose, onCancel } = props;
  const t = useTranslation(billingTexts);
  const retiredId = useId();
  if (plans.status === 'loading') {
    return (
      <Waiting>
        <Spinner label={t('billing.plans.loading')} />
      </Waiting>
    );
  }
  const all = plans.status === 'ready' ? plans.data : NONE;
  const shown = shownPlans(all, interval);
  const kinds = comparedKinds(shown);
  const priceId = rules.subscription?.priceId ?? null;
  const isRetired =
    all.length > 0 && priceId !== null && currentPlan(all, priceId)?.isActive !== true;
  return (
    <>
      {isRetired ? (
        <Retired>
          <Text as="p" id={retiredId} tone="secondary">
            {t('billing.plans.retired')}
          </Text>
          <div>
            <PlanAction
              offer={cancelOffer(rules)}
              nameId={retiredId}
              isPrimary={false}
              onChoose={onCancel}
              onCancel={onCancel}
            />
          </div>
        </Retired>
      ) : null}
      {shown.length === 0 ? (
        <NoPlans onRetry={plans.status === 'error' ? plans.retry : undefined} />
      ) : (
        <>
          {usage ? <PlanUsage usage={usage} /> : null}
          <Cards
            style={{
              '--platform-plan-lines': kinds.length,
              '--platform-plan-rows': rowsFor(kinds.length),
            }}
          >
            {shown.map((plan) => (
              <PlanCard
                key={plan.key}
                plan={plan}
                offer={planOffer(plan, rules)}
                usage={usage}
                kinds={kinds}
                saving={yearlySaving(plan, all)}
                onChoose={() => onChoose(plan)}
                onCancel={onCancel}
              />
            ))}
          </Cards>
        </>
      )}
    </>
  );
});

/** Name, price, button and features, then the included quantities with their caption. */
const rowsFor = (lines: number) => 4 + (lines > 0 ? lines + 1 : 0);

const NONE: readonly Plan[] = [];

interface NoPlansProps {
  onRetry?: (() => void) | undefined;
}

function NoPlans({ onRetry }: NoPlansProps) {
  const t = useTranslation(billingTexts);
  return (
    <EmptyState
      illustration={<LazyEmptyArt />}
      title={t('billing.plans.empty')}
      actions={onRetry ? <Button onClick={onRetry}>{t('common.action.retry')}</Button> : undefined}
    />
  );
}
