import { styled } from 'styled-components';
import { Pagination } from '../components/Pagination/Pagination.tsx';

/** As the foot of the invoices: a line under the last row, the steps at its end. */
export const Steps = styled(Pagination)`
  justify-content: flex-end;
  padding-block-start: 14px;
  border-block-start: 1px solid var(--border-hairline);
  font-size: 0.8125rem;
`;
