import { css, styled } from 'styled-components';

/** Selects elements by name, because an editor or a sanitiser creates them. */
export const prose = css`
  color: var(--platform-text-primary);
  font: 400 var(--platform-font-size-base) / 1.8572 var(--platform-font-family-sans);
  overflow-wrap: anywhere;

  > * {
    margin-block: 0 var(--platform-space-4);
  }
  > :last-child {
    margin-block-end: 0;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: var(--platform-space-6) var(--platform-space-3);
    font: 600 1.25rem / 1.4 var(--platform-font-family-sans);
  }
  > :is(h1, h2):first-child {
    margin-block-start: 0;
  }
  :is(h1, h2) {
    font: 400 1.75rem / 1.2143 var(--platform-font-family-serif);
    text-wrap: balance;
  }
  ul,
  ol {
    padding-inline-start: var(--platform-space-6);
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li > p {
    margin-block: 0 var(--platform-space-1);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--platform-space-4);
    border-inline-start: 3px solid var(--platform-border-default);
    color: var(--platform-text-secondary);
  }
  blockquote > p {
    margin-block: 0 var(--platform-space-2);
  }
  a {
    color: var(--platform-text-link);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  sub,
  sup {
    line-height: 0;
  }
  code {
    font-family: var(--platform-font-family-mono);
    font-size: 0.9375em;
  }
  pre {
    padding: var(--platform-space-3) var(--platform-space-4);
    border-radius: var(--platform-radius-md);
    background: var(--platform-surface-sunken);
    white-space: pre-wrap;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--platform-font-size-md);
  }
  :is(td, th) {
    position: relative;
    padding: var(--platform-space-2) var(--platform-space-3);
    border: 1px solid var(--platform-border-default);
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--platform-surface-sunken);
    font-weight: 600;
  }
  :is(td, th) > * {
    margin-block: 0;
  }
  .selectedCell {
    background: var(--platform-surface-selected);
  }
  hr {
    margin-block: var(--platform-space-6);
    border: 0;
    border-block-start: 1px solid var(--platform-border-default);
  }
`;

export const Prose = styled.div`
  ${prose}
`;
