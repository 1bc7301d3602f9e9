import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Control as Box, Root as Row } from '../Checkbox/Checkbox.styles.ts';

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-1);
  min-inline-size: 0;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: var(--platform-space-1) var(--platform-space-5);
  }
  &[data-cards] {
    gap: var(--platform-space-2-5);
  }
  &[data-cards][data-orientation='horizontal'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  }
`;

export const OptionRoot = styled(Row)`
  &:has([aria-disabled]) {
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
`;

export const Control = styled(Box)`
  > input {
    border-radius: 50%;
  }
  /* As all radio buttons are while none of their group is checked. */
  > input:indeterminate {
    border-color: var(--platform-border-control);
    background: var(--platform-surface-sheet);
  }
  > input:indeterminate:hover {
    border-color: var(--platform-border-control-hover);
  }
  > input:is(:disabled, [aria-disabled]) {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
  }
  > input:checked {
    border: 5px solid var(--platform-accent-solid);
    background: var(--platform-text-on-accent);
  }
  > input:checked:disabled {
    border-color: var(--platform-text-disabled);
  }
  ${media.forcedColors} {
    > input {
      background: Canvas;
    }
    > input:checked {
      border-color: Highlight;
      background: Canvas;
    }
  }
`;

export const OptionText = styled.span`
  display: grid;
`;

export const Description = styled.small`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;

  ${OptionRoot}:has(:disabled) & {
    color: inherit;
  }
`;

/** Has the colour of text, because the reason must be legible although its option is disabled. */
export const Reason = styled.small`
  display: block;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;
