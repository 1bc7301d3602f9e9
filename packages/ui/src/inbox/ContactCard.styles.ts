import { styled } from 'styled-components';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { ellipsis } from '../internal/ellipsis.styles.ts';

export const Card = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-5-5);
  min-inline-size: 0;
  padding: var(--platform-space-5-5) var(--platform-space-5);
  overflow: hidden auto;

  > header {
    display: grid;
    gap: var(--platform-space-2-5);
  }
  h2 {
    font: var(--platform-type-section);
    overflow-wrap: anywhere;
  }
  header p {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    overflow-wrap: anywhere;
  }
  > dl {
    grid-template-columns: minmax(64px, max-content) minmax(0, 1fr);
    font-size: var(--platform-font-size-md);
  }
  > dl > dt::after {
    display: none;
  }
  /* Cut where it ends: the whole address is what the link and the button beside it know. */
  dd a {
    display: block;
    ${ellipsis}
  }
  > p {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
`;

export const Face = styled(Avatar)`
  && {
    inline-size: 3rem;
    block-size: 3rem;
    font-size: var(--platform-font-size-xl);
  }
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1);

  && > * {
    margin: 0;
  }
`;
