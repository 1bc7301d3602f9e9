import { styled } from 'styled-components';
import { RuledItem } from '../../patterns/RuledList/RuledList.styles.ts';

export const SettingList = styled.ul`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-block-start: var(--platform-space-6);
  border-radius: var(--platform-radius-lg);
  box-shadow: 0 0 0 1px var(--platform-border-default);
  text-align: start;
`;

export const Setting = styled(RuledItem)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--platform-space-1) var(--platform-space-4);
  padding: var(--platform-space-2-25) var(--platform-space-4);
`;

export const SettingName = styled.code`
  font: var(--platform-font-size-md)/1.5385 var(--platform-font-family-mono);
  overflow-wrap: anywhere;
`;
