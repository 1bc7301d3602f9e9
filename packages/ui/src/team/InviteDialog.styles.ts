import { styled } from 'styled-components';

export const InviteForm = styled.form`
  display: contents;
`;
