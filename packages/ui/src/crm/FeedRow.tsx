import type { ReactNode } from 'react';
import { ChangedMark } from '../patterns/ListPage/ChangedRecords.tsx';

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
    <li>
      {media}
      <div>
        <p>{title}</p>
        <p>{caption}</p>
        <ChangedMark ids={[id]} />
      </div>
      {aside}
    </li>
  );
}
