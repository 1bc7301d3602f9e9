import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const DraftNote = styled.div`
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
  /* An empty live region takes no room. */
  &:not(:has(button)) {
    position: absolute;
  }
`;

export const Actions = styled.div`
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
