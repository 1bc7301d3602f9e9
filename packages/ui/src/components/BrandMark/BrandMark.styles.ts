import { styled } from 'styled-components';

export const Mark = styled.svg`
  --mark-reply: var(--accent-solid);
  --mark-beat: var(--text-on-accent);
  flex: none;

  &[data-tone='inverse'] {
    --mark-reply: var(--brand-panel-text);
    --mark-beat: var(--brand-panel);
  }
  > :first-child {
    fill: var(--mark-reply);
  }
  > :last-child {
    stroke: var(--mark-beat);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
`;
