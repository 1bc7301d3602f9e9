import { styled } from 'styled-components';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { media } from '../../../tokens/media.ts';
import { forcedColorsBorder, row, surface } from '../../../internal/looks.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export const Card = styled.article`
  display: grid;
  min-inline-size: 0;
  ${surface}

  > [lang] {
    padding: var(--platform-space-6) var(--platform-space-8);
  }
  > [role='alert'] {
    margin: var(--platform-space-3) var(--platform-space-5-5) 0;
  }
  ${media.phone} {
    > [lang] {
      padding: var(--platform-space-4);
    }
  }
  ${forcedColorsBorder}
`;

export const Header = styled.header`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-2-5);
  min-block-size: 48px;
  padding: var(--platform-space-1-5) var(--platform-space-3) var(--platform-space-1-5)
    var(--platform-space-5-5);
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);

  ${media.phone} {
    padding-inline-start: var(--platform-space-4);
  }
`;

export const Actions = styled(Stack)`
  margin-inline-start: auto;
`;

export const Footer = styled.footer`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-2-5);
  padding: var(--platform-space-3) var(--platform-space-3) var(--platform-space-3)
    var(--platform-space-5-5);
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  border-end-start-radius: var(--platform-radius-lg);
  border-end-end-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sunken);

  ${media.phone} {
    padding-inline-start: var(--platform-space-4);
  }
`;

export const Facts = styled(Stack)`
  flex: 1;
  min-inline-size: 0;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  font-feature-settings: var(--platform-font-feature-data);

  /* Opened sources take the full width. */
  &:has(> [data-open]) {
    flex-basis: 100%;
  }
`;

export const Sources = styled(Disclosure)`
  &[data-open] {
    flex-basis: 100%;
  }
`;

export const SourceList = styled(Stack)`
  overflow-wrap: anywhere;
`;
