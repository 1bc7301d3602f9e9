import { styled } from 'styled-components';
import { placeholderStyles } from '../Field/Control.styles.ts';
import { popupRowStyles, popupStyles } from '../../internal/layer.styles.ts';
import { media } from '../../tokens/media.ts';

/** Contains a filter and a list, so it is a dialog; not `<dialog>`, because it is not modal. */
export const Popup = styled.div.attrs({ role: 'dialog' })`
  ${popupStyles}
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
`;

export const Search = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--platform-space-2-5);
  block-size: 2.25rem;
  padding: 0 var(--platform-space-3-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  > svg {
    color: var(--platform-text-tertiary);
  }
  ${media.touch} {
    block-size: 3rem;
  }
`;

export const SearchInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;

  ${placeholderStyles}
  ${media.phone} {
    font-size: var(--platform-font-size-xl);
  }
`;

export const List = styled.div`
  max-block-size: 280px;
  padding: var(--platform-space-1-25);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`;

export const Waiting = styled.div`
  padding: var(--platform-space-1-25);
`;

export const Message = styled.div`
  ${popupRowStyles}
  color: var(--platform-text-tertiary);
  padding-inline: var(--platform-space-3-5);
  cursor: default;

  &[data-silent] {
    min-block-size: 0;
    padding: 0;
  }
`;
