import { styled } from 'styled-components';
import { RadioCard } from '../../components/RadioGroup/RadioCard.tsx';

export const TemplateOption = styled(RadioCard)`
  --platform-radio-card-chosen: var(--platform-accent-soft);
  --platform-radio-card-edge: 2px;
  --platform-radio-card-hover: var(--platform-border-default);
  gap: var(--platform-space-2-5);
  overflow-wrap: anywhere;
  border-radius: var(--platform-radius-control-lg);
`;

export const TemplateText = styled.small`
  display: block;
  margin-block-start: var(--platform-space-0-5);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
`;
