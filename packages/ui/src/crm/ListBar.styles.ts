import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-end: 10px;

  ${container.list} {
    flex-wrap: wrap;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: 8px;

  > h2 {
    font: var(--type-section);
    letter-spacing: var(--track-section);
  }
  ${container.list} {
    flex: 1 0 100%;
    [data-alone] > & {
      flex: 1 0 auto;
    }
  }
  ${container.narrow} {
    [data-alone] > & {
      flex-basis: 100%;
    }
  }
`;

export const Count = styled.span`
  color: var(--text-tertiary);
  font: 500 0.8125rem/1 var(--font-family-sans);
  font-variant-numeric: tabular-nums;
`;

export const SearchBox = styled.div`
  inline-size: 260px;

  ${container.list} {
    flex: 1 1 200px;
    inline-size: auto;
    [data-alone] > & {
      flex: 0 1 260px;
    }
  }
  ${container.narrow} {
    [data-alone] > & {
      flex-grow: 1;
    }
  }
`;

export const FilterBox = styled.div`
  inline-size: 168px;

  ${container.list} {
    flex: 1 1 140px;
    inline-size: auto;
  }
`;
