import { styled } from 'styled-components';

export const Meter = styled.span`
  display: inline-flex;
  flex: none;
  gap: var(--platform-space-0-75);
`;

export const Beat = styled.i`
  inline-size: 3px;
  block-size: 12px;
  border-radius: var(--platform-radius-full);
  background: var(--platform-brand-beat);

  &[data-lit] {
    background: var(--platform-brand-caller);
  }
  @media (forced-colors: active) {
    border: var(--platform-size-hairline) solid CanvasText;

    &[data-lit] {
      background: CanvasText;
    }
  }
`;
