import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

export const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: var(--platform-space-1);
  margin-inline-start: auto;

  ${container.narrow} {
    /* Beside a button the sentence would have no room. */
    &:has(> :nth-child(2)) {
      flex-basis: 100%;
      justify-content: space-between;
      padding-inline-start: var(--platform-space-8);
    }
  }
`;

export const Busy = styled.span`
  margin-inline-end: var(--platform-space-1-5);
  color: var(--platform-info-text);
`;
