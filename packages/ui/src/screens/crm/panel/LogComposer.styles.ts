import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { plainButton, row } from '../../../internal/looks.styles.ts';
import {
  plainSegments,
  WritingArea,
  WritingBox,
  WritingFooter,
} from '../../../patterns/WritingBox/WritingBox.styles.ts';

export const Composer = styled(WritingBox)`
  margin-block-end: var(--platform-space-4);
  border-radius: var(--platform-radius-control-lg);
`;

export const Summary = styled(WritingArea)`
  && {
    min-block-size: calc(2lh + 18px);
  }
`;

export const DraftNote = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  padding-inline: var(--platform-space-3-5);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

export const DiscardButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
  min-block-size: 28px;
  color: var(--platform-text-secondary);

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
`;

export const Footer = styled(WritingFooter)`
  padding-block: var(--platform-space-1-75);
  border-radius: 0 0 calc(var(--platform-radius-control-lg) - var(--platform-size-hairline))
    calc(var(--platform-radius-control-lg) - var(--platform-size-hairline));
  background: var(--platform-surface-sunken);
  ${plainSegments}

  && > [role='radiogroup'] > * {
    gap: var(--platform-space-1-25);
    padding-inline: var(--platform-space-2);
  }
  /* If there is no room next to the types, the direction and button share the next line. */
  && > :has(> [role='combobox']) {
    flex: 1 1 112px;
    max-inline-size: 148px;
  }
  && > :last-child {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  padding: 0 var(--platform-space-3-5) var(--platform-space-2);
  color: var(--platform-danger-text);
  overflow-wrap: anywhere;
`;
