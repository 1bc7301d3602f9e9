import { crmTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../components/Card/Card.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { LoadFailure } from '../internal/LoadFailure.tsx';
import type { Remote } from '../remote.ts';
import { Nothing } from './Feed.styles.ts';

export interface RecentCardProps {
  title: string;
  /** Where all of them are. */
  href: string;
  source: Remote<unknown>;
  isEmpty: boolean;
  emptyText: string;
  children: ReactNode;
}

/** The newest of something, with the way to all. Loads and fails by itself. */
export function RecentCard({ title, href, source, isEmpty, emptyText, children }: RecentCardProps) {
  const t = useTranslation(crmTexts);

  if (source.status === 'unavailable') return null;

  function renderBody(): ReactNode {
    if (source.status === 'loading') return <Spinner label={t('common.loading')} />;
    if (source.status === 'error') {
      return (
        <div role="alert">
          <LoadFailure message={source.message} onRetry={source.retry} />
        </div>
      );
    }
    return isEmpty ? <Nothing>{emptyText}</Nothing> : children;
  }

  return (
    <Card
      title={title}
      actions={
        <Link href={href} aria-label={`${t('crm.viewAll')}: ${title}`}>
          {t('crm.viewAll')}
          <Icon icon={ArrowRight} />
        </Link>
      }
    >
      {renderBody()}
    </Card>
  );
}
