import { styled } from 'styled-components';

export const StatusDot = styled.span`
  --platform-dot: var(--platform-neutral-mark);
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border-radius: 50%;
  background: var(--platform-dot);

  &[data-tone='info'] {
    --platform-dot: var(--platform-info-mark);
  }
  &[data-tone='accent'] {
    --platform-dot: var(--platform-accent-solid);
  }
  &[data-tone='success'] {
    --platform-dot: var(--platform-success-mark);
  }
  &[data-tone='danger'] {
    --platform-dot: var(--platform-danger-mark);
    border-radius: 1.5px;
  }
  &[data-tone='warning'] {
    --platform-dot: var(--platform-warning-mark);
  }
  &[data-tone='warning'],
  &[data-tone='neutral'] {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--platform-dot);
  }
`;

/** Dot with a halo for a healthy service, or a ring with `data-unknown`. */
export const HealthDot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: var(--platform-success-mark);
  box-shadow: 0 0 0 4px var(--platform-success-soft);

  &[data-unknown] {
    background: transparent;
    box-shadow: inset 0 0 0 2px var(--platform-neutral-mark);
  }
`;
