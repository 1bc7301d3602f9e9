import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const FilterButton = styled.div`
  flex: none;

  ${media.print} {
    display: none;
  }
`;

export const ActiveCount = styled.span`
  min-inline-size: var(--platform-space-5);
  padding: 1px var(--platform-space-1-5);
  border-radius: var(--platform-radius-full);
  background: var(--platform-accent-soft-strong);
  color: var(--platform-accent-text);
  font: var(--platform-type-caption);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const FieldBox = styled.div`
  flex: 0 1 auto;
  inline-size: 168px;
  block-size: var(--platform-density-comfortable-control);
  border-radius: var(--platform-radius-md);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  ${media.touch} {
    block-size: var(--platform-size-target-touch);
  }
`;
