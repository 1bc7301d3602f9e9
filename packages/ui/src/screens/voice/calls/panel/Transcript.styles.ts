import { css, styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { plainButton } from '../../../../internal/looks.styles.ts';

export const speakerColours = css`
  --platform-agent: var(--platform-chart-1);
  --platform-caller: var(--platform-warning-mark);
`;

/** Bar in the speaker's colour, before the name. */
export const speakerMark = css`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 3px;
    block-size: 11px;
    border-radius: var(--platform-radius-full);
    vertical-align: -1px;
  }
  &[data-speaker='agent']::before {
    background: var(--platform-agent);
  }
  &[data-speaker='caller']::before {
    background: var(--platform-caller);
  }
`;

export const Copying = styled.span`
  display: flex;
  gap: var(--platform-space-1);
  align-items: center;
`;

/** Scrolls by itself, so that the player stays in view. */
export const Scroller = styled.div`
  position: relative;
  max-block-size: max(260px, calc(100dvh - 420px));
  margin-inline: calc(-1 * var(--platform-space-2-5));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--platform-radius-md);
`;

export const List = styled.ol`
  ${speakerColours}
  position: relative;
`;

export const Line = styled.li`
  display: grid;
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  padding: var(--platform-space-2) var(--platform-space-2-5);
  border-radius: var(--platform-radius-md);

  &[data-seeks] {
    cursor: pointer;
  }
  @media (hover: hover) {
    &[data-seeks]:hover {
      background: var(--platform-surface-hover);
    }
  }
  &&[aria-current] {
    background: var(--platform-surface-selected);
    box-shadow: inset 3px 0 var(--platform-accent-solid);
  }
  > :last-child {
    grid-column: 2;
    min-inline-size: 0;
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Timestamp = styled.span`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
  line-height: 1.5385;
`;

export const SeekButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
  border-radius: var(--platform-radius-xs);
`;

export const TurnHeader = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  justify-content: space-between;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  line-height: 1.5385;
  font-variant-numeric: tabular-nums;
`;

export const Speaker = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &::before {
    margin-inline-end: var(--platform-space-2);
    background: var(--platform-track-fill);
  }
  ${speakerMark}
`;

export const TurnText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const ToolName = styled.bdi`
  display: block;
  overflow: hidden;
  font-family: var(--platform-font-family-mono);
  font-size: var(--platform-font-size-md);
  text-overflow: ellipsis;
`;

export const ToolValue = styled.dd`
  max-block-size: 12rem;
  overflow: auto;
  font-family: var(--platform-font-family-mono);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
