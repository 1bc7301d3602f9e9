import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Grid } from './IntegrationGrid.styles.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards at their real size, while the list is on its way. Silent: the status text speaks. */
export function LoadingCards() {
  return (
    <Grid aria-hidden="true" data-loading>
      {CARDS.map((card) => (
        <li key={card}>
          <article>
            <header>
              <Skeleton width="40px" height="40px" radius="10px 10px 10px 3px" />
              <div>
                <Skeleton width="55%" height="14px" />
              </div>
              <Skeleton width="84px" height="22px" radius="999px" />
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
