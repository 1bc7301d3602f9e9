import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';
import {
  plainSegments,
  WritingArea,
  WritingBox,
  WritingFooter,
} from '../../patterns/WritingBox/WritingBox.styles.ts';

export const ComposerArea = styled.div`
  margin: 0 var(--platform-space-4-5) var(--platform-space-4-5);

  ${media.phone} {
    margin: 0 var(--platform-space-3) var(--platform-space-3);
  }
`;

export const Form = styled(WritingBox)`
  &[data-private] {
    background: var(--platform-warning-soft);
  }
`;

export const Kinds = styled.div`
  padding: var(--platform-space-2) var(--platform-space-2) 0;
  ${plainSegments}

  && > [role='radiogroup'] > * {
    gap: var(--platform-space-1-5);
  }
  && > [role='radiogroup'] > :has(:checked) {
    background: var(--platform-surface-hover);
    box-shadow: none;
  }
`;

export const Message = styled(WritingArea)`
  && {
    min-block-size: calc(2lh + 24px);
    max-block-size: min(12lh, 30vh);
    padding-inline: var(--platform-space-3-5);
    background: none;
  }
`;

export const Footer = styled(WritingFooter)`
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: flex-end;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
    padding-inline-start: var(--platform-space-1-5);
  }
`;

export const Condition = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  padding: var(--platform-space-2) var(--platform-space-6);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: var(--platform-space-4);
  }
`;
