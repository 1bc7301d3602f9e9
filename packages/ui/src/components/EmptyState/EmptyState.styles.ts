import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 28px 16px;
  text-align: center;
  white-space: normal;

  > svg {
    margin-block-end: 10px;
  }
  > button,
  > a {
    margin-block-start: 10px;
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
