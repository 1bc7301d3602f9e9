import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 22px;

  > output {
    display: flex;
  }
  ${media.phone} {
    padding: 16px;
  }
`;

export const Head = styled.header`
  display: flex;
  gap: 14px;
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
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 10px;

  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  h3 > span {
    margin-inline-start: 6px;
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Empty = styled.p`
  color: var(--text-tertiary);
`;
