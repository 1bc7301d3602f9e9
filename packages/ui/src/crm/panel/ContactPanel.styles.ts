import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding: var(--space-5-5);

  ${media.phone} {
    padding: var(--space-4);
  }
`;

export const Person = styled.header`
  display: flex;
  gap: var(--space-3-5);
  align-items: center;

  > span:first-child {
    inline-size: 48px;
    block-size: 48px;
    font-size: 1rem;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    font: var(--type-section);
    letter-spacing: var(--track-section);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-tertiary);
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: var(--space-0-5) var(--space-3);
  margin: 0;

  dt {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.75rem;
  }
  dd {
    margin: 0;
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-missing] {
    color: var(--text-tertiary);
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: calc(var(--space-1) - 1px) var(--space-2);
    border-radius: var(--radius-sm);
    background: var(--surface-hover);
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

export const SectionHead = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-2-5);

  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  h3 > span {
    margin-inline-start: var(--space-1-5);
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Composer = styled.form`
  /* Keeps the margin of its foot inside, where its edge is drawn. */
  display: flow-root;
  margin-block-end: var(--space-4);
  border-radius: calc(var(--radius-lg) - 2px);
  box-shadow: inset 0 0 0 1px var(--border-control);

  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--focus-ring);
  }
`;

export const Words = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: flex-start;
  padding: var(--space-1) var(--space-1) 0;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > :last-child {
    flex: 0 0 128px;
  }
  textarea,
  button,
  div:has(> textarea) {
    border-color: transparent;
    outline: 0;
    background: none;
  }
  textarea {
    resize: none;
  }
  button:focus-visible {
    outline: 2px solid var(--focus-ring);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin: 1px;
  padding: calc(var(--space-2) - 1px) var(--space-2);
  border-block-start: 1px solid var(--border-hairline);
  border-radius: 0 0 calc(var(--radius-md) + 1px) calc(var(--radius-md) + 1px);
  background: var(--surface-sunken);

  > [role='radiogroup'] {
    flex-wrap: wrap;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  > [role='radiogroup'] > label {
    gap: calc(var(--space-1-5) - 1px);
    padding-inline: var(--space-2);
  }

  /* At the end of its line, of its own one where a phone has no room beside the types. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  padding: 0 var(--space-3-5) var(--space-2);
  color: var(--danger-text);
  overflow-wrap: anywhere;
`;
