import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.6fr);
  gap: var(--platform-space-4) var(--platform-space-8);
  padding-block: var(--platform-space-6);

  & + & {
    border-block-start: 1px solid var(--platform-border-default);
  }
  &:first-of-type {
    padding-block-start: 0;
  }
  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const About = styled.div`
  h2 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
  p {
    margin-block-start: var(--platform-space-1);
    color: var(--platform-text-secondary);
    text-wrap: pretty;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-4-5);
  align-content: start;
`;
