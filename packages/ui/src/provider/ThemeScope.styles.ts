import { css, styled } from 'styled-components';
import type { Brand, BrandVariables } from '../brand/types.ts';

const declare = (variables: BrandVariables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');

/** The colours of a brand in the theme that counts here: of the scope, else around it. */
const brandStyles = ({ light, dark }: Brand) => css`
  ${declare(light)}
  @media (prefers-color-scheme: dark) {
    :root:where(:not([data-theme='light'], [data-theme='dark'])) & {
      ${declare(dark)}
    }
  }
  [data-theme='dark'] &,
  &&[data-theme='dark'] {
    ${declare(dark)}
  }
  &&[data-theme='light'] {
    ${declare(light)}
  }
`;

export const Scope = styled.div<{ $brand: Brand | undefined }>`
  color: var(--text-primary);
  font: var(--type-body);
  -webkit-font-smoothing: antialiased;

  &[data-theme] {
    background: var(--surface-sheet);
  }
  ${({ $brand }) => $brand && brandStyles($brand)}
`;
