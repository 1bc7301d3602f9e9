import { styled } from 'styled-components';

export const Rail = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-sidebar);
  display: flex;
  flex-direction: column;
  block-size: 100vh;
  block-size: 100dvh;
  inline-size: var(--size-sidebar-expanded);
  padding: var(--space-2) var(--space-3) var(--space-3);
  overflow-y: auto;

  &[data-collapsed] {
    inline-size: var(--size-sidebar-collapsed);
    padding-inline: var(--space-1-5);
    scrollbar-width: none;
  }
`;

export const SheetContent = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 100%;
  padding: var(--space-2) var(--space-3) var(--space-5);
`;
