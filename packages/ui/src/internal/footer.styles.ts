import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const Footer = styled.footer`
  display: flex;
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  justify-content: flex-end;
  padding: var(--platform-space-3-5) var(--platform-space-6);
  border-block-start: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);

  ${media.narrow} {
    padding-block-end: max(var(--platform-space-3-5), env(safe-area-inset-bottom));

    > button {
      flex: 1 1 auto;
    }
  }
`;
