import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** Reserves the size of a chart until its code and data have loaded. */
export const ChartSpace = styled.figure`
  --platform-chart-height: 232px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: var(--platform-chart-height) minmax(24px, auto) minmax(20px, auto);
  min-inline-size: 0;
  margin: 0;
  /* Room for the name of the value axis. */
  padding-block-start: max(var(--platform-space-5), calc(2lh - 20px));

  ${container.narrow} {
    --platform-chart-height: 196px;
  }
`;
