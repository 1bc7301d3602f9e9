import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Meter } from '../../packages/ui/src/components/Meter/Meter.tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Source {
  name: string;
  code: string;
}

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');

/** All code that runs in the browser. */
const sources: Source[] = [
  'app/src',
  'app/build',
  'packages/ui/src',
  'packages/api/src',
  'packages/flows/src',
  'packages/i18n/src',
]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((name) => ({ name, code: withoutComments(readFileSync(path.join(root, name), 'utf8')) }));

const found = (pattern: RegExp, inSources = sources) =>
  inSources.filter(({ code }) => pattern.test(code)).map(({ name }) => name);

/** Sinks that turn text into markup or code, each with a line that uses it. */
const sinks: [RegExp, string][] = [
  [/dangerouslySetInnerHTML/, '<p dangerouslySetInnerHTML={{ __html: x }} />'],
  [/\.(inner|outer)HTML\b/, 'element.innerHTML = x'],
  // The editor's parser reads sanitised nodes, never text; the browser's is created with `new`.
  [/insertAdjacentHTML|createContextualFragment|new DOMParser/, 'p.insertAdjacentHTML("end", x)'],
  [/document\.write/, 'document.writeln(x)'],
  [/\beval\b/, 'eval(x)'],
  [/\bFunction\s*\(/, 'new Function(x)'],
  [/srcdoc/i, '<iframe srcDoc={x} />'],
  [/set(Timeout|Interval)\(\s*['"`]/, 'setTimeout("x()", 1)'],
  [/javascript:/i, '<a href="javascript:x">'],
  [/\.cssText|insertRule|setAttribute\(\s*['"](style|on)/, 'p.style.cssText = x'],
  [/createElement\(\s*['"]script/, 'document.createElement("script")'],
  // Sockets and audio threads are trusted sources of messages; other windows are not.
  [/(?<!\b(?:socket|port)\.)addEventListener\(\s*['"]message/, 'addEventListener("message", f)'],
];

/** Lints a file of the app with these lines and returns the broken rules as one text. */
function lintCodesOf(lines: readonly string[]): string {
  const folder = mkdtempSync(path.join(root, 'app/src/lint-probe-'));
  try {
    writeFileSync(path.join(folder, 'Probe.tsx'), `${lines.join('\n')}\n`);
    const bin = path.join(root, 'node_modules/.bin/oxlint');
    const rules = ['--config', 'oxlint.config.mjs', '--type-aware', '--format=json'];
    const { stdout } = spawnSync(bin, [...rules, folder], { cwd: root, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code).join(' ');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('X03 the sources', () => {
  test.each(sinks)('X03 contain no %s', (pattern, example) => {
    expect(pattern.test(example), 'the pattern finds what it is for').toBe(true);
    expect(found(pattern)).toEqual([]);
  });

  test('X03 are all checked', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.map(({ name }) => name)).toContain('app/src/main.tsx');
  });

  test('X03 are checked by the linter', () => {
    const codes = lintCodesOf([
      'export const a = <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
      'export const b = eval("1");',
      'export const c = new Function("1");',
      'export const d = () => setTimeout("window.x = 1", 1);',
      'export const e = <a href="javascript:x">x</a>;',
    ]);

    expect(codes).toContain('no-danger');
    expect(codes).toContain('no-eval');
    expect(codes).toContain('no-new-func');
    expect(codes).toContain('implied-eval');
    expect(codes).toContain('script-url');
  });
});

function styleHoles({ code }: Source): string[] {
  const templates = code.matchAll(
    /\b(?:styled[.(][^`]*?|css|keyframes|createGlobalStyle)`([^`]*)`/g,
  );
  return [...templates].flatMap(([, template = '']) =>
    [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, hole = '']) => hole.trim()),
  );
}

describe('X05 text of the server', () => {
  const styled = sources.filter(({ code }) => code.includes('styled-components'));

  test('X05 cannot reach a style sheet: templates contain constants, never functions of props', () => {
    expect(styled.length).toBeGreaterThan(50);
    const holes = styled.flatMap(styleHoles);
    expect(holes.length).toBeGreaterThan(50);
    expect(holes.filter((hole) => !/^[A-Za-z_][\w.]*$/.test(hole))).toEqual([]);
    expect(styleHoles({ name: '', code: 'styled.p`a: ${({ $x }) => $x}`' })).toEqual(['({ $x']);
  });

  test('X05 reaches no style, class or attribute name in areas that show it', () => {
    const areas = sources.filter(({ name }) =>
      /^app\/src|packages\/ui\/src\/screens\/(team|session|shell|errors)\//.test(name),
    );
    expect(areas.length).toBeGreaterThan(50);
    const outside = areas.filter(({ name }) => !name.endsWith('recheckOnPageRestore.ts'));
    expect(found(/\bstyle[=.]|\bstyle:\s/, outside)).toEqual([]);
    expect(found(/className=\{`|classList\.|\{\.\.\.\{\s*\[/, areas)).toEqual([]);
  });

  test.each<[number, number]>([
    [-5, 10],
    [50, 0],
    [1e21, 1000],
    [Number.NaN, 10],
    [5, Number.NaN],
    [Infinity, Infinity],
    [3, 10],
  ])('X05 a meter of %d in %d stays within 0 and 100 percent', (value, max) => {
    const hostile = '100%;background:url(http://canary.test)';
    const markup = renderToStaticMarkup(
      createElement(Meter, { label: hostile, value, max, valueText: hostile }),
    );
    const [, style = ''] = / style="([^"]*)"/.exec(markup) ?? [];
    expect(style).not.toContain('url(');
    const percents = [...style.matchAll(/(-?[\d.e+]+|NaN|Infinity)%/g)].map(([, found]) =>
      Number(found),
    );
    expect(percents.filter((percent) => !(percent >= 0 && percent <= 100))).toEqual([]);
    expect(style).toMatch(/--platform-meter-fill:\s*\d/);
  });
});
