import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { List, SearchInput } from '../Combobox/ComboboxPopup.styles.ts';
import { PopoverLayer } from '../Popover/PopoverLayer.tsx';
import { Option } from '../Select/Listbox.styles.ts';

/** As wide as its field, but wide enough for the buttons. */
export const Popup = styled(PopoverLayer)`
  && {
    display: flex;
    flex-direction: column;
    min-inline-size: 15rem;
    padding: 0;
    overflow: hidden;
  }
`;

/** Native lists cannot be styled; these follow the patterns of WAI-ARIA. */
export const Filter = styled(SearchInput).attrs({
  role: 'combobox',
  'aria-expanded': true,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
})``;

export const Listbox = styled(List).attrs({ role: 'listbox', 'aria-multiselectable': true })`
  outline: 0;

  &:focus-visible > [data-active] {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: -2px;
  }
`;

export const Row = styled(Option).attrs({ role: 'option' })``;

/** Not an input: the option itself is selected. */
export const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1px solid var(--platform-border-control);
  border-radius: var(--platform-radius-xs);
  background: var(--platform-surface-sheet);

  > svg {
    inline-size: 11px;
    block-size: 11px;
    color: var(--platform-text-on-accent);
  }
  &[data-selected] {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-solid);
  }
  [aria-disabled='true'] > & {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);

    > svg {
      color: var(--platform-text-disabled);
    }
  }
  ${media.forcedColors} {
    &[data-selected] {
      background: Highlight;

      > svg {
        color: HighlightText;
      }
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--platform-space-1);
  justify-content: space-between;
  padding: var(--platform-space-1-25);
  border-block-start: 1px solid var(--platform-border-hairline);
`;
