import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { LanguageControl } from './LanguageControl.tsx';

/** Aligned with the items above it. */
export const MenuLanguage = styled(LanguageControl)`
  && {
    display: flex;
    gap: var(--space-2-5);
    min-block-size: 34px;
    padding-inline: calc(var(--space-2-5) - 1px);
    font-size: 0.875rem;
    color: var(--text-primary);
  }
  select {
    flex: 1;
  }
  svg {
    color: var(--text-tertiary);
  }
  ${media.touch} {
    && {
      min-block-size: 44px;
    }
  }
`;
