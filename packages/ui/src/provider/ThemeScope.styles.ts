import { styled } from 'styled-components';

export const Scope = styled.div`
  color: var(--platform-text-primary);
  font: var(--platform-type-body);
  -webkit-font-smoothing: antialiased;

  &[data-theme] {
    --platform-page-surface: var(--platform-surface-sheet);
    background: var(--platform-page-surface);
    /* Of a container with a height. */
    min-block-size: 100%;
  }
  /* A page rendered into the body, or into its first element, as bundlers' templates have it. */
  body > &[data-theme]:first-of-type,
  body > :first-of-type:not(:is(header, nav, main, aside, p) ~ *) > &[data-theme]:first-child {
    min-block-size: 100vh;
    min-block-size: 100dvh;
  }
`;
