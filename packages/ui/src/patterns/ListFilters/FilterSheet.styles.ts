import { styled } from 'styled-components';

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

export const Header = styled.header`
  padding: var(--platform-space-5-5) var(--platform-space-6) 0;
`;

/** The fields of a toolbar, stacked in full width. */
export const Fields = styled.div`
  --platform-filter-flex: none;
  --platform-filter-size: 100%;
  --platform-filter-text: none;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-5);
  padding: var(--platform-space-5-5) var(--platform-space-6);
`;

export const Footer = styled.div`
  display: flex;
  position: sticky;
  inset-block-end: 0;
  flex-direction: row-reverse;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  padding: var(--platform-space-4) var(--platform-space-6);
  border-block-start: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-raised);

  > :first-child {
    flex: 1 1 auto;
  }
`;
