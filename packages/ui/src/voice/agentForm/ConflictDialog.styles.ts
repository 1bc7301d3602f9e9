import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Fields = styled.div`
  display: grid;
  gap: var(--platform-space-5);
`;

/** Theirs and mine side by side. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-2-5);

  > div {
    align-items: flex-start;
  }
  b {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
  }
  p {
    max-block-size: 160px;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
