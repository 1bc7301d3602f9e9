import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { forcedColorsBorder } from '../../internal/looks.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: 700px;
  padding-block-end: var(--platform-space-10);
  text-align: center;

  ${media.phone} {
    min-block-size: 520px;
  }
`;

export const Message = styled(Stack)`
  max-inline-size: 100%;
  margin-block-start: var(--platform-space-8);
`;

export const Title = styled.h1`
  max-inline-size: 100%;
  font: var(--platform-type-display-sm);
  font-optical-sizing: auto;
  letter-spacing: var(--platform-track-display-sm);
  overflow-wrap: break-word;
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-inline-size: 46ch;
  color: var(--platform-text-secondary);
  font: var(--platform-type-body-lg);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Steps = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 460px;
  margin-block-start: var(--platform-space-8);
  padding: var(--platform-space-6) var(--platform-space-6-5);
  border-radius: var(--platform-radius-lg);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);

  ${media.phone} {
    padding: var(--platform-space-5) var(--platform-space-4-5);
  }
  ${forcedColorsBorder}
`;

export const Actions = styled(Stack)`
  margin-block-start: var(--platform-space-6-5);

  ${media.phone} {
    flex-direction: column;
    inline-size: 100%;
  }
`;

export const Leaving = styled(Stack)`
  margin-block-start: var(--platform-space-5-5);
  color: var(--platform-text-tertiary);
`;

const emptyBar = keyframes`
  to { background: var(--platform-track-rest); }
`;

export const Beat = styled.span`
  inline-size: 3.5px;
  block-size: 14px;
  border-radius: var(--platform-radius-2xs);
  background: var(--platform-track-fill);
  animation: ${emptyBar} 140ms var(--platform-motion-ease-out) forwards;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
