import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Grid } from './TemplateGrid.styles.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards at their real size, while the list is on its way. Silent: the status text speaks. */
export function LoadingTemplates() {
  return (
    <Grid aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <article>
            <header>
              <Skeleton width="34px" height="34px" radius="8px 8px 8px 3px" />
              <div>
                <Skeleton width="55%" height="14px" />
              </div>
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
