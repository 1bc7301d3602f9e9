import { styled } from 'styled-components';

/** A list whose entries, each a `RuledItem`, have a hairline between them. */
export const RuledList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** An entry of a `RuledList`; what extends it sets its layout and its padding. */
export const RuledItem = styled.li`
  & + & {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
`;
