import { styled } from 'styled-components';
import { popupRowStyles, popupStyles } from '../../internal/layer.styles.ts';

export const Popup = styled.div`
  ${popupStyles}
  inline-size: max-content;
`;

export const List = styled.div`
  outline: 0;
`;

export const Footer = styled.div`
  margin: calc(var(--space-1-5) - 1px) calc(-1 * (var(--space-1-5) - 1px))
    calc(-1 * (var(--space-1-5) - 1px));
  padding: calc(var(--space-1-5) - 1px);
  border-block-start: 1px solid var(--border-hairline);
`;

export const Row = styled.button`
  ${popupRowStyles}
  outline-offset: -2px;

  &:focus {
    background: var(--surface-hover);
  }
  &[data-tone='danger']:not([aria-disabled='true']) {
    &,
    > svg {
      color: var(--danger-text);
    }
    &:focus {
      background: var(--danger-soft);
    }
  }
  > [data-tick] {
    margin-inline-start: auto;
    color: var(--accent-text);
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
  padding-inline-end: var(--space-3);
`;

export const Separator = styled.hr`
  margin: calc(var(--space-1-5) - 1px) calc(-1 * (var(--space-1-5) - 1px));
  border: 0;
  border-block-start: 1px solid var(--border-hairline);
`;
