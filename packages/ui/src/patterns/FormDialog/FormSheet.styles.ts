import { styled } from 'styled-components';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { media } from '../../tokens/media.ts';

export const WideSheet = styled(Sheet)`
  &&[data-side='end'] {
    inline-size: 56rem;

    ${media.phone} {
      inline-size: 100vw;
      max-inline-size: none;
      border-radius: 0;
    }
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

export const Header = styled.header`
  display: flex;
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  gap: var(--platform-space-1);
  align-items: center;
  box-sizing: border-box;
  min-block-size: 52px;
  padding-block: var(--platform-space-2);
  padding-inline: var(--platform-space-6) var(--platform-space-2-5);
  border-block-end: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-raised);

  > h2 {
    flex: 1;
    min-inline-size: 0;
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
    overflow-wrap: anywhere;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-4-5);
  padding: var(--platform-space-5) var(--platform-space-6) var(--platform-space-6);
  container: sheet / inline-size;
`;
