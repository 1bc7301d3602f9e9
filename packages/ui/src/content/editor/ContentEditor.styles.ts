import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { prose } from '../markup/Prose.styles.ts';
import { row, surface } from '../../internal/looks.styles.ts';

/** The text and its details. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: var(--platform-space-6);
  align-items: start;

  &[hidden] {
    display: none;
  }
  &[data-merging] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${container.medium} {
    &,
    &[data-merging] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${container.list} {
    &,
    &[data-merging] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.phone} {
    &,
    &[data-merging] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The text and its toolbar. */
export const Sheet = styled.div`
  min-inline-size: 0;
  ${surface}
`;

export const Tools = styled.div`
  ${row}
  position: sticky;
  z-index: 2;
  gap: var(--platform-space-1) var(--platform-space-3);
  padding: var(--platform-space-2) var(--platform-space-3);
  border-block-end: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg) var(--platform-radius-lg) 0 0;
  background: var(--platform-surface-sheet);
  inset-block-start: var(--platform-sticky-top, 0px);

  button[aria-pressed='true'] {
    background: var(--platform-surface-selected);
    color: var(--platform-accent-text);
  }
  ${media.forcedColors} {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ToolGroup = styled.span`
  display: flex;
  gap: var(--platform-space-0-5);
`;

/** Contains the text field, an element of ProseMirror. */
export const Place = styled.div`
  > .ProseMirror {
    min-block-size: 320px;
    padding: var(--platform-space-6) var(--platform-space-7);
    border-radius: 0 0 var(--platform-radius-lg) var(--platform-radius-lg);
    outline: 0;
    font-variant-ligatures: none;
    white-space: break-spaces;
    ${prose}
  }
  > .ProseMirror:focus-visible {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: -2px;
  }
  .ProseMirror-selectednode {
    outline: 2px solid var(--platform-accent-border);
  }
  ${media.phone} {
    > .ProseMirror {
      padding: var(--platform-space-4);
    }
  }
`;

export const Preview = styled.div`
  padding: var(--platform-space-6) var(--platform-space-7);

  > h2 {
    margin-block-end: var(--platform-space-5);
    font: 400 2rem / 1.25 var(--platform-font-family-serif);
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding: var(--platform-space-4);
  }
`;

export const Foot = styled.div`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-5);
  padding: var(--platform-space-3) var(--platform-space-5);
  border-block-start: 1px solid var(--platform-border-hairline);
  border-radius: 0 0 var(--platform-radius-lg) var(--platform-radius-lg);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
`;

/** Title, figures and view switch above the text. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-4);
  align-items: end;
  margin-block-end: var(--platform-space-4);

  > :first-child {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
`;

export const Facts = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-4);
  min-inline-size: 0;

  h2 {
    margin-block: var(--platform-space-2) calc(-1 * var(--platform-space-2));
    font: 600 var(--platform-font-size-base) / 1.7143 var(--platform-font-family-sans);
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: var(--platform-space-3);
  }
  li {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    overflow-wrap: anywhere;
  }
  li > b {
    display: block;
    color: var(--platform-text-primary);
    font-weight: 500;
  }
`;

/** Save status. */
export const SaveLine = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  align-items: center;
  min-block-size: 32px;
  color: var(--platform-text-secondary);

  &[data-failed] {
    color: var(--platform-danger-text);
  }
`;

export const Copies = styled.div`
  display: grid;
`;
