import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: 700px;
  padding-block-end: 40px;
  text-align: center;

  > svg {
    margin-block-end: 30px;
  }
  ${media.phone} {
    min-block-size: 520px;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: 100%;
`;

export const Title = styled.h1`
  max-inline-size: 100%;
  margin: 0;
  font: var(--type-display-sm);
  font-optical-sizing: auto;
  letter-spacing: var(--track-display-sm);
  overflow-wrap: break-word;
  text-wrap: balance;
`;

export const Text = styled.p`
  max-inline-size: 46ch;
  margin: 10px 0 0;
  color: var(--text-secondary);
  font: var(--type-body-lg);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Steps = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 460px;
  margin-block-start: 32px;
  padding: 24px 26px;
  border-radius: var(--radius-lg);
  box-shadow: 0 0 0 1px var(--border-hairline);

  ${media.phone} {
    padding: 20px 18px;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 26px;

  ${media.phone} {
    flex-direction: column;
    inline-size: 100%;
  }
`;

export const Leaving = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin: 22px 0 0;
  color: var(--text-tertiary);
`;
