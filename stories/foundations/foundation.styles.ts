import { styled } from 'styled-components';
import { Sheet } from '../docs/docs.styles.ts';

export const Page = styled(Sheet)`
  max-inline-size: 1000px;
  margin-inline: auto;
  padding-block: var(--platform-space-6);
`;

export const Swatch = styled.div`
  inline-size: 56px;
  block-size: 32px;
  border-radius: var(--platform-radius-md);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);
`;

export const Bar = styled.div`
  block-size: 16px;
  min-inline-size: 1px;
  background: var(--platform-accent-solid);
`;

export const Sample = styled.div`
  inline-size: 72px;
  block-size: 48px;
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-raised);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);
`;

/** Moves while the pointer is on its row. */
export const Runner = styled.div`
  inline-size: 140px;

  &::before {
    content: '';
    display: block;
    inline-size: 20px;
    block-size: 20px;
    border-radius: var(--platform-radius-reply);
    background: var(--platform-accent-solid);
    transition: translate var(--runner-time) var(--runner-curve);
  }
  tr:hover &::before {
    translate: 120px 0;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;

export const Ratio = styled.span`
  display: inline-block;
  padding: var(--platform-space-1-5) var(--platform-space-3);
  border-radius: var(--platform-radius-md);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
  font: var(--platform-type-body);
`;

export const Line = styled.div`
  max-inline-size: 420px;
  overflow: hidden;
  color: var(--platform-text-primary);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--platform-space-3);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--platform-space-2-5);
    align-items: center;
  }
`;
