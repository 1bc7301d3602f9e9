import type { ReactNode } from 'react';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FeedCaption, FeedItem, FeedText } from './Feed.styles.ts';

export interface FeedRowProps {
  id: string;
  media?: ReactNode;
  title: ReactNode;
  caption: ReactNode;
  aside: ReactNode;
}

export function FeedRow({ id, media, title, caption, aside }: FeedRowProps) {
  return (
    <FeedItem>
      {media}
      <FeedText>
        <Text as="p" weight="medium" breaksWords>
          {title}
        </Text>
        <FeedCaption>{caption}</FeedCaption>
        <ChangedMark ids={[id]} />
      </FeedText>
      {aside}
    </FeedItem>
  );
}
