import { styled } from 'styled-components';
import { container, media } from '../../../tokens/media.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { row, surface } from '../../../internal/looks.styles.ts';
import { prose } from '../../../patterns/Prose/Prose.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { SideFooter, SideTitle } from '../compare/Comparison.styles.ts';

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
`;

export const Sheet = styled.div`
  min-inline-size: 0;
  ${surface}
`;

export const ToolbarRow = styled.div`
  ${row}
  position: sticky;
  z-index: 2;
  gap: var(--platform-space-1) var(--platform-space-3);
  padding: var(--platform-space-2) var(--platform-space-3);
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg) var(--platform-radius-lg) 0 0;
  background: var(--platform-surface-sheet);
  inset-block-start: var(--platform-sticky-top, 0px);
`;

export const ToolButton = styled(IconButton)`
  &&[aria-pressed='true'] {
    background: var(--platform-surface-selected);
    color: var(--platform-accent-text);
  }
  ${media.forcedColors} {
    &&[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const EditorHost = styled.div`
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

  ${media.phone} {
    padding: var(--platform-space-4);
  }
`;

export const PreviewTitle = styled.h2`
  margin-block-end: var(--platform-space-5);
  font: 400 2rem / 1.25 var(--platform-font-family-serif);
  overflow-wrap: anywhere;
`;

export const Footer = styled(SideFooter)`
  gap: var(--platform-space-2) var(--platform-space-5);
  justify-content: start;
  font-variant-numeric: tabular-nums;
`;

export const TopBar = styled(Stack)`
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
`;

export const SourcesTitle = styled(SideTitle)`
  margin-block: var(--platform-space-2) calc(-1 * var(--platform-space-2));
`;

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

export const ConflictTitle = styled.h2`
  font: 600 1.25rem / 1.4 var(--platform-font-family-sans);
  outline-offset: 4px;
`;

export const ConflictText = styled.p`
  max-inline-size: 68ch;
  margin-block: var(--platform-space-1) var(--platform-space-5);
  color: var(--platform-text-secondary);
`;
