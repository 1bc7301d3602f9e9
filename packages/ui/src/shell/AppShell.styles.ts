import { styled } from 'styled-components';
import { SidePanelContainer } from '../components/SidePanel/SidePanelContainer.tsx';
import { media } from '../tokens/media.ts';

export const Surface = styled(SidePanelContainer)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--surface-sheet);
`;

export const Frame = styled.div`
  display: flex;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  &:not([data-bare]) > ${Surface} {
    margin: var(--space-2) var(--space-2) var(--space-2) 0;
    border-radius: var(--radius-xl);
    box-shadow:
      0 0 0 1px var(--border-hairline),
      var(--elevation-rest);
  }
  ${media.phone} {
    &:not([data-bare]) > ${Surface} {
      margin: 0;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

export const Content = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;
