import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { RuledItem } from '../../../patterns/RuledList/RuledList.styles.ts';

export const Item = styled(RuledItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--platform-space-2-5);
  padding-block: var(--platform-space-2-5);
`;

export const ItemIcon = styled(Icon)`
  color: var(--platform-warning-text);
`;

export const ItemText = styled.span`
  flex: 1 1 12.5rem;
  overflow-wrap: anywhere;
`;

export const NumberItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-2-5);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

export const Fallback = styled.span`
  color: var(--platform-text-secondary);
  font-weight: 400;
  font-variant-numeric: normal;
`;
