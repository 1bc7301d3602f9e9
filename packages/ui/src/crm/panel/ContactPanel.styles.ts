import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 22px;

  ${media.phone} {
    padding: 16px;
  }
`;

export const Person = styled.header`
  display: flex;
  gap: 14px;
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
  gap: 2px 12px;
  margin: 0;

  dt {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.75rem;
  }
  dd {
    margin: 0;
    padding-block: 4px;
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
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: 3px 8px;
    border-radius: 6px;
    background: var(--surface-hover);
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

export const SectionHead = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 10px;

  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  h3 > span {
    margin-inline-start: 6px;
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Composer = styled.form`
  /* Keeps the margin of its foot inside, where its edge is drawn. */
  display: flow-root;
  margin-block-end: 16px;
  border-radius: 10px;
  box-shadow: inset 0 0 0 1px var(--border-control);

  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--focus-ring);
  }
`;

export const Words = styled.div`
  display: flex;
  gap: 4px;
  align-items: flex-start;
  padding: 4px 4px 0;

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
  gap: 8px;
  align-items: center;
  margin: 1px;
  padding: 7px 8px;
  border-block-start: 1px solid var(--border-hairline);
  border-radius: 0 0 9px 9px;
  background: var(--surface-sunken);

  > [role='radiogroup'] {
    flex-wrap: wrap;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  > [role='radiogroup'] > label {
    gap: 5px;
    padding-inline: 8px;
  }

  /* At the end of its line, of its own one where a phone has no room beside the types. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  padding: 0 14px 8px;
  color: var(--danger-text);
  overflow-wrap: anywhere;
`;
