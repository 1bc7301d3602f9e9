import { styled } from 'styled-components';
import type { CSSProperties, ReactNode } from 'react';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 16px;
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
`;

const Name = styled.dt`
  overflow-wrap: anywhere;
  color: var(--text-secondary);
  font: var(--type-caption);
`;

const Sample = styled.div`
  block-size: 48px;
  border-radius: var(--radius-md);
  box-shadow: 0 0 0 1px var(--border-hairline);
`;

const Example = styled.dd`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface SamplesProps {
  names: readonly string[];
  /** How the value of a variable is shown. */
  styleOf: (name: string) => CSSProperties;
  children?: ReactNode;
}

/** Shows variables by name: a box each, or a line of text. */
export function Samples({ names, styleOf, children }: SamplesProps) {
  return (
    <Grid>
      {names.map((name) => (
        <Cell key={name}>
          <Name>{name}</Name>
          {children ? (
            <Example style={styleOf(name)}>{children}</Example>
          ) : (
            <dd>
              <Sample style={styleOf(name)} />
            </dd>
          )}
        </Cell>
      ))}
    </Grid>
  );
}
