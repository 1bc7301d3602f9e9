import { styled } from 'styled-components';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { forcedColorsBorder } from '../../internal/looks.styles.ts';
import { Tag } from '../../patterns/Tag/Tag.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import { media } from '../../tokens/media.ts';

export const List = styled.ul`
  position: relative;
`;

export const ListItem = styled.li`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  border-block-end: 1px solid var(--platform-border-hairline);
`;

export const ConversationLink = styled(RoutedLink)`
  display: flex;
  gap: var(--platform-space-3);
  padding: var(--platform-space-3) var(--platform-space-4-5);

  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--platform-surface-hover);
    }
  }
  &[aria-current] {
    background: var(--platform-surface-selected);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: var(--platform-space-2-5);
    inset-inline-start: 0;
    inline-size: 3px;
    border-start-end-radius: var(--platform-radius-2xs);
    border-end-end-radius: var(--platform-radius-2xs);
    background: var(--platform-accent-solid);

    ${media.forcedColors} {
      background: Highlight;
    }
  }
  ${media.phone} {
    padding: var(--platform-space-3-5) var(--platform-space-4);
  }
`;

export const Presence = styled.span`
  position: relative;
  flex: none;
  block-size: 2.125rem;

  &[data-online]::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    inset-inline-end: -1px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--platform-success-mark);
    box-shadow: 0 0 0 2px var(--platform-surface-sheet);

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;

export const Lines = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const Line = styled.span`
  display: flex;
  gap: var(--platform-space-2);
  align-items: baseline;

  ${media.tiny} {
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

export const VisitorName = styled(Text)`
  flex: 1 1 4rem;
`;

export const Preview = styled(Text)`
  min-block-size: 1.1875rem;
  margin-block: 1px var(--platform-space-2);
`;

export const StatusLine = styled(Line)`
  gap: var(--platform-space-1-5);
  align-items: center;
  min-block-size: 1.375rem;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
`;

export const Spacer = styled.span`
  flex: 1;
`;

export const Owner = styled.span`
  display: flex;
  flex: none;
  gap: var(--platform-space-1);
  align-items: center;
  max-inline-size: 45%;

  ${media.tiny} {
    max-inline-size: 100%;
  }
`;

export const Chip = styled(Tag)`
  max-inline-size: 100%;
  padding-inline: var(--platform-space-1-75);
  ${ellipsis}

  [aria-current] & {
    background: var(--platform-surface-pressed);
  }
`;

export const UnreadCount = styled.span`
  flex: none;
  min-inline-size: 18px;
  padding-inline: var(--platform-space-1-25);
  border-radius: var(--platform-radius-full);
  background: var(--platform-accent-solid);
  color: var(--platform-text-on-accent);
  font: 600 var(--platform-font-size-xs) / 1.6364 var(--platform-font-family-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${forcedColorsBorder}
`;
