import { styled } from 'styled-components';

/** The brand panel is the same in both themes, so it has inks of its own. */
export const BrandDrawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-linecap: round;

  [data-ink='dot'] {
    stroke: var(--brand-dot);
  }
  [data-ink='beat'] {
    stroke: var(--brand-beat);
  }
  [data-ink='quiet'] {
    stroke: var(--brand-beat-quiet);
  }
  [data-ink='loud'] {
    stroke: var(--brand-beat-loud);
  }
  [data-ink='reply'] {
    stroke: var(--brand-reply);
  }
  [data-ink='caller'] {
    stroke: var(--brand-caller);
  }
  [data-ink='callerBubble'] {
    fill: var(--brand-caller-bubble);
  }
  [data-ink='replyBubble'] {
    fill: var(--brand-reply-bubble);
  }
`;
