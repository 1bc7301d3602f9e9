import { styled } from 'styled-components';
import { SidePanelContainer } from '../../components/SidePanel/SidePanelContainer.tsx';
import { media } from '../../tokens/media.ts';

export const Surface = styled(SidePanelContainer)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  --platform-page-surface: var(--platform-surface-sheet);
  background: var(--platform-page-surface);

  ${media.sheet} {
    min-block-size: 0;
    overflow: clip;
  }
`;

export const Frame = styled.div`
  display: flex;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  ${media.sheet} {
    block-size: 100vh;
    block-size: 100dvh;
    min-block-size: 0;
  }
  &:not([data-bare]) > ${Surface} {
    margin: var(--platform-space-2) var(--platform-space-2) var(--platform-space-2) 0;
    border-radius: var(--platform-radius-xl);
    box-shadow:
      0 0 0 1px var(--platform-border-hairline),
      var(--platform-elevation-rest);
  }
  ${media.phone} {
    /* Below the header, which stays. */
    --platform-sticky-top: var(--platform-size-header);

    &:not([data-bare]) > ${Surface} {
      margin: 0;
      border-radius: 0;
      box-shadow: none;
    }
  }
  /* Prints the content only. */
  ${media.print} {
    display: block;
    min-block-size: 0;

    > :not(${Surface}) {
      display: none;
    }
    &:not([data-bare]) > ${Surface} {
      display: block;
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

  ${media.sheet} {
    /* Positioned children scroll with it. */
    position: relative;
    min-block-size: 0;
    overflow: hidden auto;
    scrollbar-gutter: stable;

    && {
      --platform-sticky-top: 0px;
    }
    /* Panes fill it and scroll independently. */
    &:has(> * > * > [data-panes]) {
      overflow: hidden;
      scrollbar-gutter: auto;
    }
  }
  &:focus {
    outline: none;
  }
  /* Paper then has room for all columns of a table. */
  ${media.print} {
    display: block;
    zoom: 0.8;
  }
`;

export const Notice = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  margin: var(--platform-notice-margin, 0 0 var(--platform-space-6));

  /* Until what it says is here. */
  &:empty {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
