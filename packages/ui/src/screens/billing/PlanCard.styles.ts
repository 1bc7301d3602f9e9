import { styled } from 'styled-components';
import { forcedColorsBorder, row } from '../../internal/looks.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import { container } from '../../tokens/media.ts';

export const Root = styled.article`
  display: grid;
  grid-row: span var(--platform-plan-rows);
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  padding: var(--platform-space-6);
  background: var(--platform-surface-sheet);

  &[data-popular] {
    background:
      linear-gradient(180deg, var(--platform-accent-soft), transparent 190px),
      var(--platform-surface-sheet);
    box-shadow: inset 0 0 0 1.5px var(--platform-accent-solid);
  }
  ${container.list} {
    & + & {
      border-block-start: 1px solid var(--platform-border-hairline);
    }
  }
  ${forcedColorsBorder}
`;

export const Header = styled.div`
  ${row}
  /* Keeps the name at the top if the badge of another card wraps. */
  align-content: start;
  gap: var(--platform-space-1) var(--platform-space-2);
  min-block-size: 24px;

  /* Overflows into the padding. */
  > [data-tone] {
    flex: none;
    max-inline-size: calc(100% + var(--platform-space-4));
  }
`;

export const PlanName = styled(Text)`
  flex: 1 0 auto;
  max-inline-size: 100%;
`;

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--platform-space-1-5);
  margin-block: var(--platform-space-3-5) var(--platform-space-5);
  overflow-wrap: anywhere;
  font: 500 var(--platform-font-size-6xl)/1.1 var(--platform-font-family-sans);
  letter-spacing: -0.038em;
`;

export const Period = styled.small`
  color: var(--platform-text-tertiary);
  font: var(--platform-type-body);
  letter-spacing: 0;
`;

export const Saving = styled.span`
  flex-basis: 100%;
  color: var(--platform-success-text);
  font: var(--platform-type-label);
  letter-spacing: 0;
`;

export const EndNotice = styled.p`
  display: grid;
  align-content: center;
  min-block-size: var(--platform-density-comfortable-control);
  color: var(--platform-warning-text);
  font-weight: 500;
  text-align: center;
`;

export const Features = styled.ul`
  margin-block: var(--platform-space-5) 0;
  padding-block: var(--platform-space-3-5) 0;
  padding-inline: 0;
  border-block-start: 1px solid var(--platform-border-hairline);
`;

export const Feature = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--platform-space-2-5);
  padding-block: var(--platform-space-1-25);
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;

  > [data-icon] {
    margin-block-start: var(--platform-space-0-75);
    color: var(--platform-accent-text);
    stroke-width: 2;
  }
`;
