import type { ComponentType, ComponentPropsWithRef } from 'react';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';

export interface LoadingCardsProps {
  /** The list that draws the cards, with `cards` in its styles. */
  grid: ComponentType<ComponentPropsWithRef<'ul'> & { 'data-loading'?: boolean }>;
  /** Side and radius of the tile. */
  tile: { size: string; radius: string };
  /** Whether a badge stands beside the name. @default false */
  hasBadge?: boolean;
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards at their real size, while the list is on its way. Silent: the status text speaks. */
export function LoadingCards({ grid: Grid, tile, hasBadge = false }: LoadingCardsProps) {
  return (
    <Grid aria-hidden="true" data-loading>
      {CARDS.map((card) => (
        <li key={card}>
          <article>
            <header>
              <Skeleton width={tile.size} height={tile.size} radius={tile.radius} />
              <div>
                <Skeleton width="55%" height="14px" />
              </div>
              {hasBadge ? <Skeleton width="84px" height="22px" radius="999px" /> : null}
            </header>
            <p>
              <Skeleton width="90%" />
            </p>
            <footer>
              <Skeleton width="96px" />
            </footer>
          </article>
        </li>
      ))}
    </Grid>
  );
}
