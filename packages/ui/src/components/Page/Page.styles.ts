import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const Root = styled.div`
  container: page / inline-size;
  flex: 1;
  min-inline-size: 0;
`;

export const Column = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(var(--platform-size-content-max) + 2 * var(--platform-space-10));
  margin-inline: auto;
  padding: var(--platform-space-9) var(--platform-space-10) var(--platform-space-14);

  &[data-width='wide'] {
    max-inline-size: none;
    padding-inline: var(--platform-space-7);
  }
  &[data-width='narrow'] {
    max-inline-size: calc(600px + 48px);
    padding: var(--platform-space-12) var(--platform-space-6) var(--platform-space-16);
  }
  ${container.column} {
    padding: var(--platform-space-7) var(--platform-space-6) var(--platform-space-12);
  }
  ${media.phone} {
    &&& {
      padding: var(--platform-space-5) var(--platform-space-4) var(--platform-space-10);
    }
  }

  /* Paper has its own margins. */
  ${media.print} {
    &&& {
      max-inline-size: none;
      padding: 0;
    }
  }

  /* A board or similar fills the sheet. */
  ${Root}:has(> & > :is([data-fills], [data-panes])),
  &:has(> :is([data-fills], [data-panes])) {
    display: flex;
    flex-direction: column;
  }
  &:has(> [data-fills]) {
    flex: 1 0 auto;
    padding-block-end: var(--platform-space-6);
  }

  /* Panes fill the sheet and scroll independently. */
  ${Root}:has(> & > [data-panes]) {
    min-block-size: 0;
  }
  &&&:has(> [data-panes]) {
    flex: 1;
    max-inline-size: none;
    min-block-size: 0;
    padding: 0;
    /* No sibling selector: it would be matched against the whole page on each change. */
    --platform-notice-margin: var(--platform-space-4);
  }
`;
