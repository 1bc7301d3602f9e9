import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Input } from '../Field/Control.styles.ts';

/** Grows from 3 to 12 lines, in CSS where supported. */
export const Area = styled(Input).attrs({ as: 'textarea' })`
  block-size: auto;
  min-block-size: calc(3lh + 18px);
  max-block-size: calc(12lh + 18px);
  padding: var(--platform-space-2-25) var(--platform-space-3);
  field-sizing: content;
  line-height: 1.5715;
  resize: vertical;

  ${media.phone} {
    line-height: 1.375;
  }
`;

export const Footer = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  align-items: flex-start;
  justify-content: space-between;

  &:empty {
    display: none;
  }
`;

export const Count = styled.span`
  margin-inline-start: auto;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
  font-variant-numeric: tabular-nums;
`;
