import { styled } from 'styled-components';
import { Control } from '../Field/Control.styles.ts';
import { popupRowStyles } from '../../internal/layer.styles.ts';
import { media } from '../../tokens/media.ts';

/** One field with two inputs. */
export const Inputs = styled(Control).attrs({ role: 'group' })``;

export const Dash = styled.span`
  flex: none;
  color: var(--platform-text-tertiary);
`;

export const Layout = styled.div`
  display: flex;
  gap: var(--platform-space-5);

  ${media.phone} {
    flex-direction: column;
    gap: var(--platform-space-3);
  }
`;

export const Presets = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--platform-space-0-5);
  max-inline-size: 12rem;

  ${media.phone} {
    flex-flow: row wrap;
    gap: var(--platform-space-1-5);
    max-inline-size: none;
  }
`;

export const Preset = styled.button.attrs({ type: 'button' })`
  ${popupRowStyles}

  &:hover {
    background: var(--platform-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--platform-accent-soft);
    color: var(--platform-accent-text);
    font-weight: 500;
  }
  ${media.phone} {
    inline-size: auto;
    padding-inline: var(--platform-space-3);
    box-shadow: inset 0 0 0 1px var(--platform-border-default);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Prompt = styled.p.attrs({ role: 'status' })`
  margin-block-end: var(--platform-space-2);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
`;
