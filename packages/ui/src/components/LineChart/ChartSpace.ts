import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** The room a chart takes, kept until its code and its data are there. */
export const ChartSpace = styled.figure`
  --chart-height: 232px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: var(--chart-height) 24px;
  min-inline-size: 0;
  margin: 0;
  padding-block-start: var(--space-2);

  ${container.narrow} {
    --chart-height: 196px;
  }
`;
