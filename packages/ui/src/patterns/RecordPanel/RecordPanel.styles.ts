import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-6);
  /* Keeps the footer of a short record at the end of the panel. */
  min-block-size: 100%;
  padding: var(--platform-space-5-5);

  > output {
    display: flex;
  }
  ${media.phone} {
    padding: var(--platform-space-4);
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-3-5);
  align-items: center;

  > [data-media] > span {
    inline-size: 48px;
    block-size: 48px;
    font-size: var(--platform-font-size-xl);
  }
  > [data-words] {
    flex: 1 1 6rem;
    min-inline-size: 0;
  }
  h2 {
    font: var(--platform-type-section);
    letter-spacing: var(--platform-track-section);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--platform-text-tertiary);
    overflow-wrap: anywhere;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--platform-space-2-5);

  h3 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
  h3 > span {
    margin-inline-start: var(--platform-space-1-5);
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Empty = styled.p`
  color: var(--platform-text-tertiary);
`;
