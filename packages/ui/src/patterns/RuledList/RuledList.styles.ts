import { styled } from 'styled-components';

export const RuledList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Item of a `RuledList`. Extend it for layout and padding. */
export const RuledItem = styled.li`
  & + & {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
`;
