import type { ReactNode } from 'react';
import { Facts } from '../docs/docs.styles.ts';
import type { TokenRow } from './tokenList.ts';
import { useValues } from './useValues.ts';

interface TokenTableProps {
  tokens: readonly TokenRow[];
  sampleOf: (name: string) => ReactNode;
  /** Formats a value. @default as in the style sheet */
  write?: (value: string) => string;
  /** Uses that the tokens do not document. */
  uses?: Readonly<Record<string, string>>;
}

/** Variables with a sample, their value in the current theme, and their use. */
export function TokenTable({ tokens, sampleOf, write = String, uses = {} }: TokenTableProps) {
  const { ref, values } = useValues(tokens.map(({ name }) => name).join(' '));
  return (
    <Facts ref={ref}>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Variable</th>
          <th scope="col">Value</th>
          <th scope="col">Use</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, use }) => (
          <tr key={name}>
            <td>{sampleOf(name)}</td>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{values[name] ? write(values[name]) : null}</td>
            <td>{use || (uses[name] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </Facts>
  );
}
