import { crmTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../components/Card/Card.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../components/Link/Link.tsx';
import { RemoteContent } from '../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../remote.ts';
import type { CrmList } from './types.ts';
import { Text } from '../patterns/Text/Text.tsx';

export interface RecentCardProps<Item> {
  title: string;
  /** Where all of them are. */
  href: string;
  source: Remote<CrmList<Item>>;
  /** How many are listed. */
  most: number;
  emptyText: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** The newest of something, with the way to all. Loads and fails by itself. */
export function RecentCard<Item>(props: RecentCardProps<Item>): ReactNode {
  const { title, href, source, most, emptyText, children } = props;
  const t = useTranslation(crmTexts);
  if (source.status === 'unavailable') return null;
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
      <RemoteContent source={source} showsRefreshError={false}>
        {({ items }) =>
          items.length === 0 ? (
            <Text as="p" tone="tertiary">
              {emptyText}
            </Text>
          ) : (
            children(items.slice(0, most))
          )
        }
      </RemoteContent>
    </Card>
  );
}
