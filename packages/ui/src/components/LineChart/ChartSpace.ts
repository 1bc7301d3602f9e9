import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** The room a chart takes, kept until its code and its data are there. */
export const ChartSpace = styled.figure`
  --platform-chart-height: 232px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: var(--platform-chart-height) 24px 20px;
  min-inline-size: 0;
  margin: 0;
  padding-block-start: var(--platform-space-5);

  ${container.narrow} {
    --platform-chart-height: 196px;
  }
`;
