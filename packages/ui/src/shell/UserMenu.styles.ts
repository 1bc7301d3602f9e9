import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { LanguageControl } from './LanguageControl.tsx';

/** Aligned with the items above it. */
export const MenuLanguage = styled(LanguageControl)`
  && {
    display: flex;
    gap: 10px;
    min-block-size: 34px;
    padding-inline: 9px;
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
