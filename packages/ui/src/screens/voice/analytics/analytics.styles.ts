import { styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { media } from '../../../tokens/media.ts';

export const Dots = styled.ul`
  display: block;
  position: relative;
  inline-size: calc(100% - 24px);
  block-size: var(--platform-size-target-min);

  &::before {
    content: '';
    position: absolute;
    inset: 50% -24px auto 0;
    border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
`;

export const Dot = styled.li`
  position: absolute;
`;

export const DotLink = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: var(--platform-size-target-min);
  block-size: var(--platform-size-target-min);

  &::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--platform-chart-1);
    opacity: 0.7;
  }
  ${media.forcedColors} {
    &::before {
      background: LinkText;
    }
  }
`;

export const Note = styled.p`
  margin-block-start: var(--platform-space-3-5);
  padding-block-start: var(--platform-space-3-5);
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

export const ReasonLink = styled(Link)`
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  color: var(--platform-text-primary);
  text-overflow: ellipsis;
  vertical-align: bottom;
`;
