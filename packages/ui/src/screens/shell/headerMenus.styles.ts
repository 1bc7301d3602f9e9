import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LanguageControl } from './LanguageControl.tsx';

export const MenuLanguage = styled(LanguageControl)`
  && {
    display: flex;
    gap: var(--platform-space-2-5);
    min-block-size: 34px;
    padding-inline: var(--platform-space-2-25);
    font-size: var(--platform-font-size-base);
    color: var(--platform-text-primary);
  }
  > :last-child {
    flex: 1;
  }
  > [data-icon] {
    color: var(--platform-text-tertiary);
  }
  ${media.touch} {
    && {
      min-block-size: var(--platform-size-target-touch);
    }
  }
`;
