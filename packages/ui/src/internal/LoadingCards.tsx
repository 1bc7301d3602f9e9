import type { ComponentType, ComponentPropsWithRef } from 'react';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import {
  CardFooter,
  CardGridCell,
  CardHeader,
  CardText,
  CardTextBlock,
  GridCard,
} from '../patterns/CardGrid/CardGrid.styles.ts';

export interface LoadingCardsProps {
  /** A `CardGrid`, with the sizes of its cards. */
  grid: ComponentType<ComponentPropsWithRef<'div'> & { 'data-loading'?: boolean }>;
  text?: ComponentType<ComponentPropsWithRef<'p'>>;
  footer?: ComponentType<ComponentPropsWithRef<'footer'>>;
  tile: { size: string; radius: string };
  hasBadge?: boolean;
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six skeleton cards. Hidden from screen readers: the status text is announced. */
export function LoadingCards(props: LoadingCardsProps) {
  const {
    grid: Grid,
    text: TextBlock = CardText,
    footer: Footer = CardFooter,
    tile,
    hasBadge,
  } = props;
  return (
    <Grid aria-hidden="true" data-loading>
      {CARDS.map((card) => (
        <CardGridCell key={card}>
          <GridCard>
            <CardHeader>
              <Skeleton width={tile.size} height={tile.size} radius={tile.radius} />
              <CardTextBlock>
                <Skeleton width="55%" height="14px" />
              </CardTextBlock>
              {hasBadge ? <Skeleton width="84px" height="22px" radius="999px" /> : null}
            </CardHeader>
            <TextBlock>
              <Skeleton width="90%" />
            </TextBlock>
            <Footer>
              <Skeleton width="96px" />
            </Footer>
          </GridCard>
        </CardGridCell>
      ))}
    </Grid>
  );
}
