import { billingTexts, useTranslation } from '@platform/i18n';
import { SquareArrowOutUpRight } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Action, Beats, Panel, SalesText } from './SalesCard.styles.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface SalesCardProps {
  href: string;
}

const PHRASE =
  'M8 33.4v3.2M18 31.3v7.4M28 26.8v16.4M38 24.4v21.2M48 26.1v17.8M58 23v24M68 23.5v23.1M78 19.3v31.4M88 14.3v41.4M98 16.6v36.9M108 19.9v30.3M118 13v44M128 12.3v45.5M138 17.7v34.5M148 21.3v27.4M158 19.2v31.6M168 17v36.1M178 18v34.1M188 25.4v19.2M198 24.2v21.6M208 22.1v25.7M218 28.7v12.6M228 28.8v12.5M238 33v4.1M248 33.4v3.2';

export function SalesCard({ href }: SalesCardProps) {
  const t = useTranslation(billingTexts);
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <Text as="h2" type="section" isTracked id={titleId}>
          {t('billing.sales.title')}
        </Text>
        <SalesText>{t('billing.sales.text')}</SalesText>
      </div>
      <Beats
        width="260"
        height="70"
        viewBox="0 0 260 70"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={PHRASE} />
      </Beats>
      <Action href={href} target="_blank" rel="noopener noreferrer">
        {t('billing.sales.action')}
        <Icon icon={SquareArrowOutUpRight} />
        <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
      </Action>
    </Panel>
  );
}
