import type { Result } from '../case.ts';
import { countsOf } from './counts.ts';
import { escaped } from './escape.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 100rem; margin: 2rem auto; padding: 0 1rem; }
main { overflow-x: auto; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; min-width: 60rem; }
th:nth-child(-n + 2) { width: 6rem; }
th:last-child { width: 12rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.75rem; border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); overflow-wrap: anywhere; }
.failed td:first-child { color: light-dark(#b3261e, #f2b8b5); font-weight: 600; }
code { font-size: 0.875em; }
`;

/**
 * Returns an HTML page without other files, failures first. `all` is the number of selected cases.
 */
export function htmlOf(results: readonly Result[], all: number, at: Date): string {
  const order = { failed: 0, skipped: 1, passed: 2 };
  const rows = results.toSorted((one, other) => order[one.outcome] - order[other.outcome]);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance</title>
<style>${STYLE}</style>
<h1>Conformance</h1>
<p>${at.toISOString()}: ${countsOf(results, all)}.</p>
<main>
<table>
<thead><tr><th>Outcome</th><th>Service</th><th>Call</th><th>Case</th><th>Expected</th><th>Got</th></tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table>
</main>
</html>
`;
}

const row = ({ outcome, service, call, title, expected = '', actual, reason = '' }: Result) =>
  `<tr class="${outcome}">${[outcome, service, `<code>${escaped(call)}</code>`, escaped(title), escaped(expected), escaped(actual ?? reason)].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
