import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--platform-space-1-5);
  padding: var(--platform-space-7) var(--platform-space-4);
  text-align: center;
  white-space: normal;
  overflow-wrap: anywhere;

  > svg {
    margin-block-end: var(--platform-space-2-5);
  }
  > button,
  > a {
    margin-block-start: var(--platform-space-2-5);
  }
`;

export const Title = styled.p`
  margin: 0;
  max-inline-size: 60ch;
  font: var(--platform-type-title);
  letter-spacing: var(--platform-track-title);
`;

export const Description = styled.p`
  margin: 0;
  max-inline-size: 40ch;
  color: var(--platform-text-secondary);
  text-wrap: pretty;
`;
