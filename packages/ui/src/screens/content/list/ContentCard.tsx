import type { ContentRow } from '@platform/domain';
import { contentTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import { kindIcon, nativeLanguage, stateTone } from '../contentKinds.ts';
import { ContentActions } from './ContentActions.tsx';
import { ContentTitle, kindText, stateText } from './contentColumns.tsx';
import type { ContentItemActions } from './listTypes.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Card, Excerpt, Footer, Header, Title } from './ContentRows.styles.ts';

export interface ContentCardProps extends ContentItemActions {
  item: ContentRow;
}

export function ContentCard({ item, ...actions }: ContentCardProps) {
  const t = useTranslation(contentTexts);
  const titleId = useId();
  const facts = [item.language && nativeLanguage(item.language), item.author.name];
  return (
    <Card aria-labelledby={titleId} data-opens>
      <ChangedMark ids={[item.id]} />
      <Header forwardedAs="header" direction="row" justify="between" gap="3">
        <Stack as="span" direction="row" gap="2-5">
          <Icon icon={kindIcon(item.type)} size="small" />
          <bdi>{kindText(t, item)}</bdi>
        </Stack>
        <ContentActions item={item} {...actions} />
      </Header>
      <Title id={titleId}>
        <ContentTitle item={item} t={t} contentHref={actions.contentHref} />
      </Title>
      <Excerpt title={item.excerpt}>
        <bdi>{item.excerpt}</bdi>
      </Excerpt>
      <Footer>
        <Badge tone={stateTone(item.status)}>{stateText(t, item)}</Badge>
        <ShortDate date={item.updatedAt} />
        <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
      </Footer>
    </Card>
  );
}
