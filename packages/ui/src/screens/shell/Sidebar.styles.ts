import { styled } from 'styled-components';

export const Rail = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--platform-z-sidebar);
  display: flex;
  flex-direction: column;
  block-size: 100vh;
  block-size: 100dvh;
  inline-size: var(--platform-size-sidebar-expanded);
  padding: var(--platform-space-2) var(--platform-space-3) var(--platform-space-3);
  overflow-y: auto;

  &[data-collapsed] {
    inline-size: var(--platform-size-sidebar-collapsed);
    padding-inline: var(--platform-space-1-5);
    scrollbar-width: none;
  }
`;
