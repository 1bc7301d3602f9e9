import { styled } from 'styled-components';

export const Quote = styled.blockquote`
  margin-inline: 0;
  padding-inline-start: var(--platform-space-3-5);
  border-inline-start: 3px solid var(--platform-accent-border);
  color: var(--platform-text-secondary);

  > :last-child {
    margin: 0;
  }
`;

export const BulletList = styled.ul`
  padding-inline-start: var(--platform-space-5);
  list-style: disc;
`;

export const NumberedList = styled.ol`
  padding-inline-start: var(--platform-space-5);
  list-style: decimal;
`;

export const Code = styled.code`
  font-family: var(--platform-font-family-mono);
  font-size: var(--platform-font-size-md);
`;

export const Rule = styled.hr`
  border: 0;
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
`;

export const TextLink = styled.a`
  color: var(--platform-text-link);
  text-decoration: underline;
  text-underline-offset: 2px;
`;
