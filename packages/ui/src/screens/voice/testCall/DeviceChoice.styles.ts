import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../tokens/media.ts';

export const Row = styled.div`
  display: flex;
  position: relative;
  gap: var(--platform-space-2-5);
  align-items: center;
  min-block-size: 40px;
  padding-inline: var(--platform-space-3);
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-brand-caller-bubble);
  color: var(--platform-brand-panel-text);

  ${media.phone} {
    min-block-size: var(--platform-size-target-touch);
  }
  @media (forced-colors: active) {
    border: var(--platform-size-hairline) solid ButtonText;
  }
`;

export const RowIcon = styled(Icon)`
  color: var(--platform-brand-panel-muted);
  pointer-events: none;

  &:last-child {
    position: absolute;
    inset-inline-end: var(--platform-space-3);
  }
`;

export const Extra = styled.span`
  position: absolute;
  inset-inline-end: var(--platform-space-9);
  pointer-events: none;
`;

export const DeviceSelect = styled.select`
  flex: 1;
  min-inline-size: 0;
  margin-inline: calc(-1 * var(--platform-space-9)) calc(-1 * var(--platform-space-3));
  padding: var(--platform-space-2-5) var(--platform-space-8) var(--platform-space-2-5)
    var(--platform-space-9);
  border: 0;
  border-radius: inherit;
  appearance: none;
  background: transparent;
  color: inherit;
  font: var(--platform-font-size-md)/1.5385 var(--platform-font-family-sans);
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(+ ${Extra}) {
    padding-inline-end: var(--platform-space-20);
  }
`;

export const DeviceOption = styled.option`
  background: var(--platform-surface-raised);
  color: var(--platform-text-primary);
`;
