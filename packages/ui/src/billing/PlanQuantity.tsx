import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Meter } from '../components/Meter/Meter.tsx';
import { UsedNow } from './PlanQuantities.styles.ts';
import { planFigure } from './planFigure.ts';
import type { UsageKind } from './types.ts';
import { kindKey } from './usageKinds.ts';

export interface PlanQuantityProps {
  kind: UsageKind;
  /** What the plan says about it: "25K LLM tokens". */
  text: string;
  /** What is used now; `null` where that is not known. */
  used: number | null;
}

/**
 * One line of what a plan includes and, where the line states a figure, how much of it the person
 * uses now. A line without a figure is shown as it is, with nothing to compare.
 */
export function PlanQuantity({ kind, text, used }: PlanQuantityProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const figure = planFigure(text, kind);
  const isOver = figure !== null && used !== null && used > figure.amount;
  return (
    <li>
      {figure?.written ? (
        <>
          <b>{figure.written}</b> <span>{figure.words}</span>
        </>
      ) : (
        <span data-whole>{text}</span>
      )}
      {figure !== null && used !== null ? (
        <UsedNow data-over={isOver || undefined}>
          <Meter
            size="small"
            label={t(kindKey(kind))}
            value={used}
            max={figure.amount}
            valueText={t('billing.balance.value', {
              used: formats.number(used),
              included: formats.number(figure.amount),
            })}
          />
          {t(isOver ? 'billing.plans.usedOver' : 'billing.plans.usedNow', {
            used: formats.number(used),
          })}
        </UsedNow>
      ) : null}
    </li>
  );
}
