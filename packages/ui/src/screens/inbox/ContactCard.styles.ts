import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { FactList } from '../../patterns/FactList/FactList.tsx';

export const Card = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-5-5);
  min-inline-size: 0;
  padding: var(--platform-space-5-5) var(--platform-space-5);
  overflow: hidden auto;
`;

export const LargeAvatar = styled(Avatar)`
  && {
    inline-size: 3rem;
    block-size: 3rem;
    font-size: var(--platform-font-size-xl);
  }
`;

/** Links are truncated: their button copies the whole text. */
export const Facts = styled(FactList)`
  --platform-fact-label-size: 0;
  grid-template-columns: minmax(64px, max-content) minmax(0, 1fr);
  font-size: var(--platform-font-size-md);

  :any-link {
    display: block;
    ${ellipsis}
  }
`;
