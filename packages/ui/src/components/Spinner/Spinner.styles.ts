import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-2-5);
  color: inherit;

  &[data-labelled] {
    color: var(--platform-text-secondary);
  }
  &[data-labelled] > :first-child {
    color: var(--platform-accent-text);
  }
`;

export const Beats = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2.5px;
  block-size: 14px;
`;

export const Beat = styled.span`
  inline-size: 2.5px;
  block-size: 45%;
  border-radius: var(--platform-radius-2xs);
  background: currentColor;
  animation: ui-beat var(--platform-motion-duration-beat) var(--platform-motion-ease-in-out)
    infinite;

  &:nth-child(2) {
    block-size: 100%;
    animation-delay: 0.12s;
  }
  &:nth-child(3) {
    block-size: 60%;
    animation-delay: 0.24s;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
