import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** That what was typed is kept, apart from the buttons that end the form. */
export const Draft = styled.div`
  display: flex;
  gap: var(--platform-space-1);
  align-items: center;
  margin-inline-end: auto;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  ${media.narrow} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
  /* A live region that says nothing takes no room. */
  &:not(:has(button)) {
    position: absolute;
  }
`;

/** What ends the form stays on one line, below the draft where both do not fit beside each other. */
export const Ends = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  justify-content: flex-end;

  ${media.narrow} {
    flex: 1 1 auto;
    flex-wrap: wrap;

    > button {
      flex: 1 1 auto;
    }
  }
`;
