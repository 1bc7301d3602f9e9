import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const Surface = styled.div`
  --side-panel-top: var(--size-header);
  /* The sheet stands 8 px inside the window. */
  --side-panel-height: calc(100dvh - var(--size-header) - 16px);
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  background: var(--surface-sheet);

  /* The header stays above a panel that stays, and above the rows that go on beside it. */
  /* Not by a variable: everything inside would inherit it, and be looked at, when a panel opens. */
  &&:has(> div > div > aside) th {
    inset-block-start: var(--size-header);
  }
  &:has(> div > div > aside) > header {
    position: sticky;
    z-index: var(--z-header);
    inset-block-start: 0;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
    background: var(--surface-sheet);
  }
`;

export const Frame = styled.div`
  display: flex;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  &:not([data-bare]) > ${Surface} {
    margin: 8px 8px 8px 0;
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
