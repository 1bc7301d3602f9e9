import { styled } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { forcedColorsBorder, plainButton } from '../../internal/looks.styles.ts';
import { media } from '../../tokens/media.ts';
import { Control, Input } from '../Field/Control.styles.ts';

/** Wraps its tags; the field takes what is left of the last line. */
export const TagControl = styled(Control)`
  --platform-tag-size: var(--platform-space-6-5);
  --platform-tag-gap: var(--platform-space-1);
  flex-wrap: wrap;
  gap: var(--platform-tag-gap);
  min-block-size: var(--platform-density-comfortable-control);
  padding: var(--platform-space-0-75) var(--platform-space-1);
  cursor: text;

  &[data-size='small'] {
    --platform-tag-size: var(--platform-space-6);
    min-block-size: 2rem;
  }
  &[data-size='large'] {
    --platform-tag-size: var(--platform-space-8);
    min-block-size: 2.75rem;
  }
  ${media.touch} {
    &,
    &[data-size='small'],
    &[data-size='large'] {
      --platform-tag-size: var(--platform-space-9);
      --platform-tag-gap: var(--platform-space-2);
      min-block-size: 2.75rem;
    }
  }
`;

/** No box of its own, so that the field follows the last tag. */
export const Chips = styled.ul.attrs({ role: 'list' })`
  display: contents;
  list-style: none;
`;

export const Chip = styled.li`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  block-size: var(--platform-tag-size);
  padding-inline-start: var(--platform-space-2);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-hover);
  color: var(--platform-text-primary);
  font-size: var(--platform-font-size-md);
  cursor: default;

  [data-disabled] & {
    background: var(--platform-surface-pressed);
    color: var(--platform-text-secondary);
  }
  &:has(> :focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    background: var(--platform-accent-soft-strong);
  }
  ${forcedColorsBorder}
`;

export const ChipText = styled.bdi`
  ${ellipsis}
`;

export const RemoveButton = styled.button`
  ${plainButton}
  display: grid;
  position: relative;
  flex: none;
  place-items: center;
  inline-size: var(--platform-tag-size);
  block-size: var(--platform-tag-size);
  border-radius: inherit;
  color: var(--platform-text-secondary);

  &:hover {
    color: var(--platform-text-primary);
  }
  /* The whole tag has the ring. */
  &:focus-visible {
    outline: 0;
  }
  &:disabled {
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    /* With the gaps around the tag, the target is 44 px. */
    &::after {
      position: absolute;
      inset: calc(-1 * var(--platform-space-1));
      content: '';
    }
  }
`;

export const TagField = styled(Input)`
  flex: 1 1 6rem;
  inline-size: auto;
  block-size: var(--platform-tag-size);
  padding-inline: calc(var(--platform-control-start) - var(--platform-space-1))
    var(--platform-space-1);

  ul + & {
    padding-inline-start: var(--platform-space-1-5);
  }
  @supports (field-sizing: content) {
    flex-basis: auto;
    min-inline-size: min(2.5rem, 100%);
    max-inline-size: 100%;
    field-sizing: content;
  }
  /* Takes no line of its own if nothing can be typed. */
  ul + &:is(:disabled, :read-only) {
    flex-basis: 0;
    min-inline-size: 0;
    margin-inline-start: calc(-1 * var(--platform-tag-gap));
    padding-inline: 0;
  }
`;
