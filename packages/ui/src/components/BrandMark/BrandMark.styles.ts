import { styled } from 'styled-components';

/** A speech bubble (reply) with the bars of a voice (beat). */
export const Mark = styled.svg`
  --platform-mark-reply: var(--platform-accent-solid);
  --platform-mark-beat: var(--platform-text-on-accent);
  flex: none;

  &[data-tone='inverse'] {
    --platform-mark-reply: var(--platform-brand-panel-text);
    --platform-mark-beat: var(--platform-brand-panel);
  }
  > :first-child {
    fill: var(--platform-mark-reply);
  }
  > :last-child {
    stroke: var(--platform-mark-beat);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
`;
