import { styled } from 'styled-components';
import { ellipsis } from '../internal/ellipsis.styles.ts';

/** A role and what can be done with it. In a narrow cell Save and Cancel go under the select. */
export const RoleField = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-1);
  min-inline-size: 0;

  &[data-editing] {
    flex-wrap: wrap;
  }
  &[data-editing] > :first-child {
    flex: 1 0 max-content;
    max-inline-size: 100%;
  }
  > span {
    display: flex;
    flex: none;
  }
  > [data-role] {
    display: block;
    flex: 0 1 auto;
    ${ellipsis}
  }
`;
