import type { ReactNode } from 'react';
import { ChangedMark } from '../patterns/ListPage/ChangedRecords.tsx';
import { Text } from '../patterns/Text/Text.tsx';
import { FeedCaption, FeedItem, FeedWords } from './Feed.styles.ts';

export interface FeedRowProps {
  /** Id of what it shows, which is marked while it is new or changed. */
  id: string;
  /** An avatar or a tile. */
  media?: ReactNode;
  title: ReactNode;
  caption: ReactNode;
  /** A date or a status, at the end. */
  aside: ReactNode;
}

/** A row of a `Feed`. */
export function FeedRow({ id, media, title, caption, aside }: FeedRowProps) {
  return (
    <FeedItem>
      {media}
      <FeedWords>
        <Text as="p" weight="medium" breaksWords>
          {title}
        </Text>
        <FeedCaption>{caption}</FeedCaption>
        <ChangedMark ids={[id]} />
      </FeedWords>
      {aside}
    </FeedItem>
  );
}
