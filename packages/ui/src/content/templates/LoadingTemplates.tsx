import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Foot, Grid, Words } from './TemplateGrid.styles.ts';
import {
  CardGridCell,
  CardHeader,
  CardText,
  GridCard,
} from '../../patterns/CardGrid/CardGrid.styles.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards of real size, shown while the list loads. Not announced: the status text is. */
export function LoadingTemplates() {
  return (
    <Grid aria-hidden="true">
      {CARDS.map((card) => (
        <CardGridCell key={card}>
          <GridCard>
            <CardHeader>
              <Skeleton width="34px" height="34px" radius="8px 8px 8px 3px" />
              <Words>
                <Skeleton width="55%" height="14px" />
              </Words>
            </CardHeader>
            <CardText>
              <Skeleton width="90%" />
            </CardText>
            <Foot>
              <Skeleton width="96px" />
            </Foot>
          </GridCard>
        </CardGridCell>
      ))}
    </Grid>
  );
}
