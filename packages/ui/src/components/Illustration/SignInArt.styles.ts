import { styled } from 'styled-components';

/** The brand panel looks the same in both themes, so it has its own colours. */
export const BrandDrawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-linecap: round;

  [data-ink='dot'] {
    stroke: var(--platform-brand-dot);
  }
  [data-ink='beat'] {
    stroke: var(--platform-brand-beat);
  }
  [data-ink='quiet'] {
    stroke: var(--platform-brand-beat-quiet);
  }
  [data-ink='loud'] {
    stroke: var(--platform-brand-beat-loud);
  }
  [data-ink='reply'] {
    stroke: var(--platform-brand-reply);
  }
  [data-ink='caller'] {
    stroke: var(--platform-brand-caller);
  }
  [data-ink='callerBubble'] {
    fill: var(--platform-brand-caller-bubble);
  }
  [data-ink='replyBubble'] {
    fill: var(--platform-brand-reply-bubble);
  }
`;
