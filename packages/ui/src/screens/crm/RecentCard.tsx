import { crmTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../../remote.ts';
import type { CrmList } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface RecentCardProps<Item> {
  title: string;
  href: string;
  source: Remote<CrmList<Item>>;
  limit: number;
  emptyText: string;
  children: (items: readonly Item[]) => ReactNode;
}

export function RecentCard<Item>(props: RecentCardProps<Item>): ReactNode {
  const { title, href, source, limit, emptyText, children } = props;
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
            children(items.slice(0, limit))
          )
        }
      </RemoteContent>
    </Card>
  );
}
