import { styled } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { container, media } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

export const Header = styled.header`
  ${row}
  gap: var(--platform-space-1-5) var(--platform-space-2);
  min-block-size: 60px;
  padding: var(--platform-space-2) var(--platform-space-3-5) var(--platform-space-2)
    var(--platform-space-5-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  ${container.pane} {
    padding-inline-start: var(--platform-space-3);
  }
  ${media.phone} {
    padding-inline: var(--platform-space-2);
  }
`;

export const Visitor = styled.div`
  display: flex;
  flex: 1 1 140px;
  gap: var(--platform-space-3);
  align-items: center;
  min-inline-size: 0;
`;

export const VisitorText = styled.div`
  min-inline-size: 0;
`;

export const Actions = styled.div`
  ${row}
  gap: var(--platform-space-1);
  max-inline-size: 100%;

  > :last-child {
    margin-inline-start: var(--platform-space-1);
  }
`;

/** Hidden on phones, where the button has only the avatar and its accessible name. */
export const OwnerName = styled.bdi`
  max-inline-size: 160px;
  ${ellipsis}

  ${media.phone} {
    display: none;
  }
`;

export const Snoozed = styled.p`
  padding: var(--platform-space-1-5) var(--platform-space-6);
  border-block-end: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export const Typing = styled.p`
  min-block-size: 1.25rem;
  padding: 0 var(--platform-space-6) var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  ${ellipsis}

  ${media.phone} {
    padding-inline: var(--platform-space-4);
  }
`;

export const Padding = styled.div`
  padding: var(--platform-space-6);
`;
