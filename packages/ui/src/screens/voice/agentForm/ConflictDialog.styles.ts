import { styled } from 'styled-components';
import { RadioCard } from '../../../components/RadioGroup/RadioCard.tsx';
import { media } from '../../../tokens/media.ts';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-2-5);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SideCard = styled(RadioCard)`
  align-items: flex-start;
`;

export const SettingText = styled.p`
  max-block-size: 160px;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
