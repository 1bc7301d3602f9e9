import { keyframes, styled } from 'styled-components';
import { Grid } from '../../components/Grid/Grid.tsx';
import { forcedColorsBorder, row, surface } from '../../internal/looks.styles.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

export const CardGrid = styled(Grid).attrs({
  forwardedAs: 'ul',
  minColumnWidth: 'lg',
  gap: '4',
})`
  /* Loading cards appear after 300 ms, so that a quick response does not flash. */
  &[data-loading] {
    animation: ${appear} 1ms 300ms backwards;
  }
`;

export const CardGridCell = styled.li`
  display: flex;
  min-inline-size: 0;
`;

export const GridCard = styled.article`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: var(--platform-card-height, 0);
  padding: var(--platform-space-5);
  ${forcedColorsBorder}

  @media (hover: hover) {
    &[data-opens]:hover {
      box-shadow: 0 0 0 1px var(--platform-border-default);
    }
  }
`;

export const CardHeader = styled.header`
  ${row}
  gap: var(--platform-space-3);
`;

export const CardTextBlock = styled.div`
  flex: 1 1 3rem;
  min-inline-size: 0;
`;

export const CardText = styled.p`
  margin-block: var(--platform-space-3) var(--platform-space-4);
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const CardFooter = styled.footer`
  margin-block-start: auto;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;
