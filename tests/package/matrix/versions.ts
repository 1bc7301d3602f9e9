import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../programs.ts';

export type Versions = Record<string, string>;

interface Manifest {
  devDependencies: Versions;
}

const { devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Manifest;

/** Minimum versions in the manifests. */
export const least: Versions = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  'styled-components': '6.1.19',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.0',
};

/** Versions that this repository is developed with. */
export const newest: Versions = Object.fromEntries(
  Object.keys(least).map((name) => [name, devDependencies[name] ?? '']),
);
