import { readFileSync, writeFileSync } from 'node:fs';
import { renderBrandRoles, renderCss, renderTs } from './render.mjs';

const source = new URL('tokens.json', import.meta.url);
const target = new URL('../src/tokens/', import.meta.url);
const tokens = JSON.parse(readFileSync(source, 'utf8'));

writeFileSync(new URL('tokens.css', target), renderCss(tokens));
writeFileSync(new URL('generated.ts', target), renderTs(tokens));
writeFileSync(new URL('../src/brand/roles.ts', import.meta.url), renderBrandRoles(tokens));
