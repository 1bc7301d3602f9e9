import { css, styled } from 'styled-components';
import { container, media } from '../../../tokens/media.ts';
import { row } from '../../../internal/looks.styles.ts';
import { Link } from '../../../components/Link/Link.tsx';

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);
`;

export const Thirds = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: inherit;

  ${container.medium} {
    ${oneColumn}
  }
  ${media.phone} {
    ${oneColumn}
  }
`;

/** In a header the range would be as wide as its text, with no room for the action. */
export const Range = styled.div`
  display: contents;
  --platform-filter-flex: 1 1 auto;
`;

export const OpenLink = styled(Link)`
  gap: var(--platform-space-1);
`;

export const Overview = styled.div`
  margin-block-start: var(--platform-space-4);
  font-size: var(--platform-font-size-md);
`;

export const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-6);
  margin-block-start: var(--platform-space-1-5);
  font-variant-numeric: tabular-nums;
`;

export const FigureLink = styled(Link)`
  display: inline-block;
  padding-block: var(--platform-space-1);
  color: var(--platform-text-secondary);
  font-weight: 400;
`;

export const ConnectionLink = styled(Link)`
  ${row}
  gap: 0 var(--platform-space-3);
  justify-content: space-between;
  min-block-size: var(--platform-size-target-touch);
  color: var(--platform-text-primary);
  font-weight: 400;
`;

export const ConnectionName = styled.bdi`
  flex: 1 1 6rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const UsageLink = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-3);
  justify-content: space-between;
  margin-block-end: var(--platform-space-1-5);
  color: var(--platform-text-primary);
  font-weight: 400;
`;
