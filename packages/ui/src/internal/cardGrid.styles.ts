import { css, styled } from 'styled-components';
import { Grid } from '../components/Grid/Grid.tsx';
import { container, media } from '../tokens/media.ts';

export const Stack = styled(Grid).attrs({ gap: '6' })`
  ${container.narrow} {
    gap: var(--platform-space-4);
  }
`;

/** The same below a toolbar, whose lower margin is meant for tables. */
export const StackBelowToolbar = styled(Stack)`
  margin-block-start: var(--platform-space-1-5);
`;

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.86fr) minmax(0, 1fr);
  gap: inherit;

  ${container.medium} {
    ${oneColumn}
  }
  ${media.phone} {
    ${oneColumn}
  }
`;
