import type { ReactNode } from 'react';

export interface FeedRowProps {
  /** An avatar or a tile. */
  media?: ReactNode;
  title: ReactNode;
  caption: ReactNode;
  /** A date or a status, at the end. */
  aside: ReactNode;
}

/** A row of a `Feed`. */
export function FeedRow({ media, title, caption, aside }: FeedRowProps) {
  return (
    <li>
      {media}
      <div>
        <p>{title}</p>
        <p>{caption}</p>
      </div>
      {aside}
    </li>
  );
}
