import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

export const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;

  ${container.narrow} {
    /* Beside a button the sentence would have no room. */
    &:has(> :nth-child(2)) {
      flex-basis: 100%;
      justify-content: space-between;
      padding-inline-start: 30px;
    }
  }
`;

export const Busy = styled.span`
  margin-inline-end: 6px;
  color: var(--info-text);
`;
