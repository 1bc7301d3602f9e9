import { styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';

export const StartLink = styled(Link)`
  color: inherit;
  white-space: nowrap;
`;

export const PartyLine = styled.span`
  display: inline-flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  max-inline-size: 100%;
  color: var(--platform-text-secondary);

  > [data-icon] {
    color: var(--platform-text-tertiary);
  }
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** Name and number: on two lines in the column, on one in a note. */
export const NamedParty = styled.span`
  max-inline-size: 14rem;
  min-inline-size: 0;

  > :first-child {
    color: var(--platform-text-primary);
  }
  &[data-lines='2'] {
    display: grid;
    justify-items: start;

    /* The column is measured with the longest names, and others can be wider. */
    > * {
      max-inline-size: 100%;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

export const PartyNumber = styled.span`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
`;

export const Notice = styled.div`
  margin-block-end: var(--platform-space-4);
`;
