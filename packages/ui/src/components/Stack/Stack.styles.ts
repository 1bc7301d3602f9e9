import { styled } from 'styled-components';

/** `:where` keeps the specificity low, so that styles which extend it override it. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-stack-gap);

  &:where([data-direction='row']) {
    flex-direction: row;
    align-items: center;
  }
  &:where([data-wraps]) {
    flex-wrap: wrap;
  }
  &:where([data-align='start']) {
    align-items: flex-start;
  }
  &:where([data-align='center']) {
    align-items: center;
  }
  &:where([data-align='end']) {
    align-items: flex-end;
  }
  &:where([data-align='stretch']) {
    align-items: stretch;
  }
  &:where([data-justify='between']) {
    justify-content: space-between;
  }
  &:where([data-justify='center']) {
    justify-content: center;
  }
  &:where([data-justify='end']) {
    justify-content: flex-end;
  }
`;
