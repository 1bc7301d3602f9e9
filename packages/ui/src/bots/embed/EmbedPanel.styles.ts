import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

export const Fields = styled.div`
  display: grid;
  gap: var(--platform-space-4);
`;

export const Group = styled.div`
  display: grid;
  gap: var(--platform-space-1-5);
  justify-items: start;

  > span {
    font: var(--platform-type-label);
  }
  > div {
    max-inline-size: 100%;
  }
`;

export const ColorWell = styled.input`
  inline-size: 32px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: none;
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: var(--platform-space-0-5);
  }
  &::-webkit-color-swatch {
    border: 1px solid var(--platform-border-control);
    border-radius: var(--platform-radius-xs);
  }
`;

/** Clips the theme scope of the preview to rounded corners. */
export const Preview = styled.figure`
  overflow: hidden;
  border-radius: var(--platform-radius-lg);
`;

/** Part of a customer's page: the chat above the bubble. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-3);
  align-items: flex-end;
  padding: var(--platform-space-4);
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg);
  background: radial-gradient(var(--platform-border-default) 1.1px, transparent 1.3px) 0 0 / 14px
    14px var(--platform-surface-canvas);

  &[data-position='left'] {
    align-items: flex-start;
  }
  > div {
    inline-size: 260px;
  }
`;

export const Bubble = styled.span`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border: 2px solid var(--platform-surface-raised);
  border-radius: 50%;
  background: var(--platform-bot-color);
  box-shadow: var(--platform-elevation-rest);
  color: var(--platform-bot-text);

  > svg {
    inline-size: 22px;
    block-size: 22px;
  }
`;

export const Heading = styled.h3`
  margin-block-end: var(--platform-space-2-5);
  font: var(--platform-type-title);
  letter-spacing: var(--platform-track-title);
`;

export const Checks = styled.ul`
  display: grid;
  gap: var(--platform-space-2);

  li {
    ${row}
    gap: var(--platform-space-1) var(--platform-space-3);
  }
  li > span:first-child {
    flex: 1;
    min-inline-size: 9rem;
  }
  [data-ratio] {
    color: var(--platform-text-secondary);
    font-variant-numeric: tabular-nums;
  }
`;

export const Mend = styled.p`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-3);
  margin-block-start: var(--platform-space-3);
  color: var(--platform-text-secondary);
`;

export const CodeSection = styled.section`
  > div {
    display: flex;
    gap: var(--platform-space-2);
    align-items: center;
    justify-content: space-between;
  }
  h3 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
  p {
    margin-block: var(--platform-space-1) var(--platform-space-2-5);
    color: var(--platform-text-secondary);
  }
  [data-result='copied'] {
    color: var(--platform-success-text);
  }
  [data-result='refused'] {
    color: var(--platform-danger-text);
  }
`;

export const Code = styled.pre`
  margin: 0;
  padding: var(--platform-space-3) var(--platform-space-3-5);
  overflow-x: auto;
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  font-family: var(--platform-font-family-mono);
  font-size: var(--platform-font-size-md);
  line-height: 1.5385;
`;
