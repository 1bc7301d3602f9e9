import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

/** The notices, sections and cards of a billing page, 36 px apart. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
`;

/** A section's heading with what stands at its end. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 12px;
  margin-block-end: 14px;

  &[data-gap='tight'] {
    margin-block-end: 8px;
  }
  &[data-gap='wide'] {
    margin-block-end: 20px;
  }
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ${container.narrow} {
    flex-wrap: wrap;

    &[data-gap='wide'] {
      row-gap: 14px;
    }
    &[data-gap='wide'] > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;

  > :is(h2, h3) {
    font: var(--type-section);
    letter-spacing: var(--track-section);
  }
  > p {
    flex-basis: 100%;
    margin-block-start: -2px;
    color: var(--text-secondary);
    text-wrap: pretty;
  }
`;

/** A small link with an arrow at the end of a bar. */
export const SmallLink = styled.span`
  font-size: 0.8125rem;

  > a {
    min-block-size: var(--size-target-min);
  }
`;
