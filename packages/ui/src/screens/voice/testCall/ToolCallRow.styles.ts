import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';

export const Root = styled.details`
  inline-size: 78%;
  overflow: hidden;
  border: var(--platform-size-hairline) solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sunken);
`;

export const Header = styled.summary`
  display: flex;
  gap: var(--platform-space-2);
  align-items: center;
  min-block-size: 32px;
  padding: var(--platform-space-1) var(--platform-space-2-5);
  color: var(--platform-text-primary);
  font-family: var(--platform-font-family-mono);
  font-size: var(--platform-font-size-md);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  [open] > & {
    border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
`;

export const Name = styled.bdi`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const HeadIcon = styled(Icon)`
  color: var(--platform-text-tertiary);

  [open] &:last-child {
    rotate: 180deg;
  }
`;

export const Time = styled.span`
  display: inline-flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  margin-inline-start: auto;
  color: var(--platform-text-tertiary);
  font-family: var(--platform-font-family-sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Value = styled.div`
  padding: var(--platform-space-2) var(--platform-space-2-5);
`;

export const ValueTitle = styled.h3`
  color: var(--platform-text-tertiary);
  font: 500 var(--platform-font-size-sm)/1.3334 var(--platform-font-family-sans);
`;

export const ValueText = styled.pre`
  color: var(--platform-text-secondary);
  font: var(--platform-font-size-sm)/1.5 var(--platform-font-family-mono);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
