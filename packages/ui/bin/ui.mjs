#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createBrand } from '@platform/ui/brand';

const usage = `Usage: npx @platform/ui brand [colours.json | colours.js] [options]

Writes the CSS variables of a brand in both themes, computed from three colours.
The file contains accent, highlight and neutral; a module exports them as default.

  --accent <colour>     buttons, links and selected items
  --highlight <colour>  second colour of the sign-in panel and of charts
  --neutral <colour>    tints surfaces, lines and texts
  --selector <selector> elements with the brand (default: :root)
  --out <file>          CSS file to write (default: standard output)
  --help                shows this text`;

const names = ['accent', 'highlight', 'neutral'];

class UsageError extends Error {}

function parse() {
  const text = { type: 'string' };
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        accent: text,
        highlight: text,
        neutral: text,
        selector: { type: 'string', default: ':root' },
        out: text,
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error.message);
  }
}

async function readColors(file) {
  const location = path.resolve(file);
  try {
    if (path.extname(file) === '.json') return JSON.parse(await readFile(location, 'utf8'));
    const module = await import(pathToFileURL(location).href);
    return module.default ?? module;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error.message}`);
  }
}

function checked(colors) {
  for (const name of names) {
    const value = colors[name];
    if (value === undefined) {
      throw new UsageError(`${name} is missing: pass --${name} or add it to the file.`);
    }
    if (typeof value !== 'string')
      throw new UsageError(`${name} must be a text, such as "#7a1fa2".`);
  }
  return colors;
}

function cssOf({ light, dark }, selector) {
  const lines = Object.keys(light).map(
    (name) => `  ${name}: light-dark(${light[name]}, ${dark[name]});`,
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

async function run() {
  const { values, positionals } = parse();
  const [command, file, ...others] = positionals;
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (command !== 'brand') throw new UsageError(`Unknown command: ${command ?? 'none'}.`);
  if (others.length > 0) throw new UsageError(`Pass one file, not ${others.length + 1}.`);
  const flags = Object.fromEntries(
    names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  );
  const colors = checked({ ...(file ? await readColors(file) : {}), ...flags });
  const css = cssOf(createBrand(colors), values.selector);
  if (values.out) await writeFile(values.out, css);
  else process.stdout.write(css);
}

try {
  await run();
} catch (error) {
  const isOfUser =
    error instanceof UsageError || error instanceof TypeError || error instanceof RangeError;
  const hint = error instanceof UsageError ? '\nnpx @platform/ui --help lists the options.' : '';
  process.stderr.write(`${isOfUser ? error.message : error.stack}${hint}\n`);
  process.exitCode = 1;
}
