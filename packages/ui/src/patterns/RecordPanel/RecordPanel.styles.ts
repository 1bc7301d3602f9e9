import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding: var(--space-5-5);

  > output {
    display: flex;
  }
  ${media.phone} {
    padding: var(--space-4);
  }
`;

export const Head = styled.header`
  display: flex;
  gap: var(--space-3-5);
  align-items: center;

  > [data-media] > span {
    inline-size: 48px;
    block-size: 48px;
    font-size: 1rem;
  }
  > [data-words] {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    font: var(--type-section);
    letter-spacing: var(--track-section);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-tertiary);
    overflow-wrap: anywhere;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-2-5);

  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  h3 > span {
    margin-inline-start: var(--space-1-5);
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Empty = styled.p`
  color: var(--text-tertiary);
`;
