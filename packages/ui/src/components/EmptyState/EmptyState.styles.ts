import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-1-5);
  padding: var(--space-7) var(--space-4);
  text-align: center;
  white-space: normal;

  > svg {
    margin-block-end: var(--space-2-5);
  }
  > button,
  > a {
    margin-block-start: var(--space-2-5);
  }
`;

export const Title = styled.p`
  margin: 0;
  font: var(--type-title);
  letter-spacing: var(--track-title);
`;

export const Description = styled.p`
  margin: 0;
  max-inline-size: 40ch;
  color: var(--text-secondary);
  text-wrap: pretty;
`;
