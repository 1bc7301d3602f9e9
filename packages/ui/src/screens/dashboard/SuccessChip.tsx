import { dashboardTexts, useFormats, useTranslation } from '@platform/i18n';
import { ArrowDownRight, ArrowUpRight } from 'lucide';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';

const POSITIVE = 0.5;

export function SuccessChip({ rate }: { rate: number }) {
  const t = useTranslation(dashboardTexts);
  const formats = useFormats();
  const isPositive = rate >= POSITIVE;
  return (
    <Badge
      tone={isPositive ? 'success' : 'danger'}
      icon={<Icon icon={isPositive ? ArrowUpRight : ArrowDownRight} size="small" />}
    >
      {t('dashboard.usage.success', { rate: formats.share(rate, 1) })}
    </Badge>
  );
}
