import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const Root = styled.div`
  margin-block-end: var(--platform-space-7);

  &[data-compact] {
    margin-block: calc(-1 * var(--platform-space-3)) var(--platform-space-4);
  }
  ${media.phone} {
    margin-block-end: var(--platform-space-5);

    &[data-compact] {
      margin-block: calc(-1 * var(--platform-space-2)) var(--platform-space-3);
    }
  }
`;

const stacked = css`
  flex-direction: column;
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--platform-space-4) var(--platform-space-6);

  &:not(:last-child) {
    margin-block-end: var(--platform-space-7);

    [data-compact] > & {
      margin-block-end: var(--platform-space-3);
    }
  }
  [data-compact] > & {
    row-gap: var(--platform-space-2);
    min-block-size: var(--platform-density-comfortable-control);
  }
  ${container.narrow} {
    :not([data-compact]) > & {
      ${stacked}
    }
  }
  /* Wide buttons would leave the text no room on phones, also outside a Page. */
  ${media.phone} {
    :not([data-compact]) > & {
      ${stacked}
    }
    [data-compact] > & {
      min-block-size: var(--platform-size-target-touch);
    }
  }
`;

export const TextBlock = styled.div`
  flex: 1 1 260px;
  min-inline-size: 0;

  ${container.narrow} {
    flex: none;
  }
  ${media.phone} {
    flex: none;
  }
  /* The actions share the line of a short title, or fill their own. */
  [data-compact] > * > & {
    flex: 1 1 260px;

    &:has(> :only-child) {
      flex: 999 1 auto;
      align-self: center;
    }
  }
`;

export const Title = styled.h1`
  margin: 0;
  font: var(--platform-type-page);
  letter-spacing: var(--platform-track-page);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
  ${media.phone} {
    font-size: var(--platform-font-size-4xl);
    line-height: 1.25;
  }
`;

export const Description = styled.p`
  margin: var(--platform-space-1-25) 0 0;
  max-inline-size: 64ch;
  font-size: var(--platform-font-size-lg);
  line-height: 1.4667;
  color: var(--platform-text-secondary);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  padding-block-start: var(--platform-space-0-5);

  /* The toolbar of a list shows the actions while the header is out of view. */
  [data-past] &:not(:focus-within) {
    visibility: hidden;
  }
  [data-compact] > * > & {
    flex: 1 0 auto;
    justify-content: flex-end;
    max-inline-size: 100%;
    padding-block-start: 0;
  }
  ${media.phone} {
    :not([data-compact]) > * > & {
      inline-size: 100%;
    }
    > :not([aria-haspopup='menu']),
    /* If the primary action is a menu. */
    > :first-child:not(:last-child) {
      flex: 1 1 auto;
    }
  }
`;
