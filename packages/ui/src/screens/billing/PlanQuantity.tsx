import type { UsageKind } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Amount, Quantity, Overage, WholeText } from './PlanQuantities.styles.ts';
import { planFigure } from './planFigure.ts';

export interface PlanQuantityProps {
  kind: UsageKind;
  /** Description from the plan, such as "25K LLM tokens"; '' if it has none. */
  text: string;
  used: number | null;
}

export function PlanQuantity({ kind, text, used }: PlanQuantityProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const figure = planFigure(text, kind);
  const isOverLimit = figure !== null && used !== null && used > figure.amount;
  return (
    <Quantity>
      {figure?.figureText ? (
        <>
          <Amount>{figure.figureText}</Amount> <span>{figure.restText}</span>
        </>
      ) : (
        <WholeText>{text || t('common.notAvailable')}</WholeText>
      )}
      {isOverLimit ? (
        <Overage>{t('billing.plans.usedOver', { used: formats.number(used) })}</Overage>
      ) : null}
    </Quantity>
  );
}
