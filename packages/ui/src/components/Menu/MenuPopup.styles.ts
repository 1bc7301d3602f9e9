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
  margin: var(--platform-space-1-25) calc(-1 * var(--platform-space-1-25))
    calc(-1 * var(--platform-space-1-25));
  padding: var(--platform-space-1-25);
  border-block-start: 1px solid var(--platform-border-hairline);
`;

export const Row = styled.button`
  ${popupRowStyles}
  outline-offset: -2px;

  &:focus {
    background: var(--platform-surface-hover);
  }
  &[data-tone='danger']:not([aria-disabled='true']) {
    &,
    > svg {
      color: var(--platform-danger-text);
    }
    &:focus {
      background: var(--platform-danger-soft);
    }
  }
  > kbd {
    margin-inline-start: auto;
  }
  > [data-tick] {
    margin-inline-start: auto;
    color: var(--platform-accent-text);
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
  padding-inline-end: var(--platform-space-3);
  overflow-wrap: anywhere;
`;

export const Reason = styled.span`
  display: block;
  max-inline-size: 260px;
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
  overflow-wrap: anywhere;
`;

export const Separator = styled.hr`
  margin: var(--platform-space-1-25) calc(-1 * var(--platform-space-1-25));
  border: 0;
  border-block-start: 1px solid var(--platform-border-hairline);
`;
