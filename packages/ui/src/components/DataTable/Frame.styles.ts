import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;

  &[data-expandable] {
    container-type: inline-size;
  }
`;
