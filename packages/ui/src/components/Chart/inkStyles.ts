import { css } from 'styled-components';

/** Sets `--platform-chart-ink` to the colour of a series, given as `data-color`. */
export const inkStyles = css`
  --platform-chart-ink: var(--platform-chart-1);

  &[data-color='green'] {
    --platform-chart-ink: var(--platform-chart-3);
  }
  &[data-color='purple'] {
    --platform-chart-ink: var(--platform-chart-4);
  }
  &[data-color='warning'] {
    --platform-chart-ink: var(--platform-warning-mark);
  }
  &[data-color='neutral'] {
    --platform-chart-ink: var(--platform-neutral-mark);
  }
  &[data-color='danger'] {
    --platform-chart-ink: var(--platform-danger-mark);
  }
`;
