import { styled } from 'styled-components';
import { softTones } from '../../internal/looks.styles.ts';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: grid;
  gap: var(--platform-space-5);
  min-inline-size: 0;
`;

export const Day = styled.div`
  margin-block-end: var(--platform-space-3);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: var(--platform-space-6) minmax(0, 1fr) auto;
  gap: var(--platform-space-0-5) var(--platform-space-3);
  padding-block-end: var(--platform-space-4);

  &:last-child {
    padding-block-end: 0;
  }
  /* The line to the next entry. */
  &:not(:last-child)::before {
    position: absolute;
    inset-block: var(--platform-space-6) 0;
    inset-inline-start: var(--platform-space-3);
    border-inline-start: var(--platform-size-hairline) solid var(--platform-border-default);
    content: '';
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--platform-space-6);
  block-size: var(--platform-space-6);
  border-radius: var(--platform-radius-full);
  background: var(--platform-neutral-soft);
  color: var(--platform-neutral-text);

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  ${softTones}
  ${media.forcedColors} {
    border: var(--platform-size-hairline) solid CanvasText;
  }
`;

export const Dot = styled.span`
  inline-size: var(--platform-space-1-5);
  block-size: var(--platform-space-1-5);
  border-radius: var(--platform-radius-full);
  background: currentColor;

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Title = styled.div`
  padding-block-start: var(--platform-space-0-5);
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  padding-block-start: var(--platform-space-0-5);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Description = styled.div`
  grid-column: 2 / -1;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
`;

export const Empty = styled.p`
  color: var(--platform-text-tertiary);
`;
