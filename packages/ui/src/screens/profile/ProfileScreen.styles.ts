import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { container } from '../../tokens/media.ts';
import { forcedColorsBorder, row, surface } from '../../internal/looks.styles.ts';

export const Column = styled.div`
  max-inline-size: 600px;
  margin-inline: auto;
`;

export const Notice = styled.div`
  margin-block-end: var(--platform-space-4);
`;

export const Form = styled.form`
  margin: 0;
`;

export const Card = styled.div`
  overflow: clip;
  ${surface}

  ${forcedColorsBorder}
`;

export const Header = styled.div`
  ${row}
  gap: var(--platform-space-5);
  padding: var(--platform-space-6);
`;

export const Identity = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const PersonName = styled.p`
  font-size: var(--platform-font-size-xl);
  font-weight: 600;
`;

export const LargeAvatar = styled(Avatar)`
  && {
    inline-size: 80px;
    block-size: 80px;
    font-size: var(--platform-font-size-5xl);
    font-weight: 500;
  }
`;

export const PictureTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  margin-block-start: var(--platform-space-2-5);
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-4-5);
  padding: var(--platform-space-6);
  border-block-start: 1px solid var(--platform-border-hairline);
`;

export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-4-5) var(--platform-space-3-5);

  ${container.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Footer = styled.div`
  ${row}
  gap: var(--platform-space-2);
  padding: var(--platform-space-3-5) var(--platform-space-6);
  border-block-start: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);
`;

export const SaveStatus = styled.output`
  flex: 1 1 auto;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;
