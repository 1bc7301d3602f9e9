import { styled } from 'styled-components';

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  border-radius: 3px;
  color: var(--text-link);
  font-weight: 500;

  &:hover,
  p & {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  p & {
    display: inline;
  }
  p & > svg {
    display: inline-block;
    margin-inline-start: 4px;
    vertical-align: -2px;
  }
`;
