import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Table = styled.table`
  border-spacing: var(--platform-space-5) var(--platform-space-3);
  margin-inline: auto;

  th {
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
    text-align: start;
  }
  td {
    min-inline-size: 110px;
    white-space: nowrap;
  }
`;

const Scroller = styled.section`
  overflow-x: auto;
  padding: var(--platform-space-4);
`;

const shown = ['rest', 'hover', 'focus', 'pressed', 'disabled'] as const;

interface ControlStateProps {
  name: string;
  draw: (rest: { disabled?: boolean }) => ReactNode;
  /** False if the control cannot be disabled. @default true */
  hasDisabled?: boolean;
}

export function ControlState({ name, draw, hasDisabled = true }: ControlStateProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {shown.map((state) => (
        <td key={state} data-shown={state}>
          {state === 'disabled' ? hasDisabled && draw({ disabled: true }) : draw({})}
        </td>
      ))}
    </tr>
  );
}

export function States({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <Scroller aria-label="States" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Control</th>
            <th scope="col">Rest</th>
            <th scope="col">Hover</th>
            <th scope="col">Focus</th>
            <th scope="col">Pressed</th>
            <th scope="col">Disabled</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroller>
  );
}
