import { styled } from 'styled-components';

/** `:where` keeps the specificity low, so that styles which extend it override it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--platform-grid-columns), minmax(0, 1fr));
  gap: var(--platform-grid-gap);

  &:where([data-min='xs']) {
    --platform-grid-min: var(--platform-size-column-xs);
  }
  &:where([data-min='sm']) {
    --platform-grid-min: var(--platform-size-column-sm);
  }
  &:where([data-min='md']) {
    --platform-grid-min: var(--platform-size-column-md);
  }
  &:where([data-min='lg']) {
    --platform-grid-min: var(--platform-size-column-lg);
  }
  &:where([data-min]) {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(var(--platform-grid-min), var(--platform-grid-share))), 1fr)
    );
  }
  &:where([data-min][data-fills]) {
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(var(--platform-grid-min), var(--platform-grid-share))), 1fr)
    );
  }
  &:where([data-align='start']) {
    align-items: start;
  }
  &:where([data-align='center']) {
    align-items: center;
  }
  &:where([data-align='end']) {
    align-items: end;
  }
`;
