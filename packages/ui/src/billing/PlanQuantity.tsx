import type { UsageKind } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Amount, Quantity, UsedOver, WholeText } from './PlanQuantities.styles.ts';
import { planFigure } from './planFigure.ts';

export interface PlanQuantityProps {
  kind: UsageKind;
  /** What the plan says about it: "25K LLM tokens"; '' where it says nothing. */
  text: string;
  /** What is used now; `null` where that is not known. */
  used: number | null;
}

/**
 * One line of what a plan includes, and a word where that is less than the person uses now. A line
 * without a figure is shown as it is, with nothing to compare.
 */
export function PlanQuantity({ kind, text, used }: PlanQuantityProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const figure = planFigure(text, kind);
  const isOver = figure !== null && used !== null && used > figure.amount;
  return (
    <Quantity>
      {figure?.written ? (
        <>
          <Amount>{figure.written}</Amount> <span>{figure.words}</span>
        </>
      ) : (
        <WholeText>{text || t('common.notAvailable')}</WholeText>
      )}
      {isOver ? (
        <UsedOver>{t('billing.plans.usedOver', { used: formats.number(used) })}</UsedOver>
      ) : null}
    </Quantity>
  );
}
