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
  padding: 8px 12px 12px;
  overflow-y: auto;

  &[data-collapsed] {
    inline-size: var(--size-sidebar-collapsed);
    padding-inline: 6px;
    scrollbar-width: none;
  }
`;

export const SheetContent = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 100%;
  padding: 8px 12px 20px;
`;
