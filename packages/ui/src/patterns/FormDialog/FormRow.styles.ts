import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-4-5) var(--platform-space-3);
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
