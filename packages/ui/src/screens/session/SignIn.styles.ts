import { styled } from 'styled-components';
import { Divider } from '../../components/Divider/Divider.tsx';

export const Title = styled.h1`
  font: 600 var(--platform-font-size-5xl)/1.2308 var(--platform-font-family-sans);
  letter-spacing: -0.021em;
  text-wrap: balance;
`;

export const Lead = styled.p`
  margin-block: var(--platform-space-1-5) var(--platform-space-7);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-lg);
  line-height: 1.4667;
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-4);
`;

export const Or = styled(Divider)`
  margin-block: var(--platform-space-1);
`;

export const Status = styled.output`
  display: flex;
  align-items: center;
  gap: var(--platform-space-3);
  margin-block-start: var(--platform-space-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-lg);
  line-height: 1.4667;
`;

export const Forgot = styled.p`
  margin-block-start: calc(-1 * var(--platform-space-2));
  font: var(--platform-type-label);
  text-align: end;
`;
