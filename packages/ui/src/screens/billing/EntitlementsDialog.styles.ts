import { styled } from 'styled-components';
import { Description } from '../../components/Dialog/Dialog.styles.ts';

export const Content = styled.div`
  --platform-stat-surface: var(--platform-surface-raised);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-7);
  padding: var(--platform-space-5-5) var(--platform-space-6) var(--platform-space-8);
`;

export const PlanLine = styled(Description)`
  overflow-wrap: anywhere;
`;

export const Rights = styled.dl`
  margin-block: var(--platform-space-2) 0;
`;

export const Right = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--platform-space-4);
  padding-block: var(--platform-space-2-25);
  border-block-end: 1px solid var(--platform-border-hairline);
`;

export const RightValue = styled.dd`
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-1-5);
  min-inline-size: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
  text-align: end;

  > [data-icon] {
    color: var(--platform-success-mark);
  }
  &[data-off] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
`;
