import type { Result } from '../case.ts';
import { countOf } from './counts.ts';
import { escaped } from './escape.ts';
import { grouped } from './grouped.ts';

/** Formats the results as JUnit XML, one suite per service. */
export function junitOf(results: readonly Result[]): string {
  const suites = grouped(results, ({ service }) => service);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="conformance">',
    ...[...suites].flatMap(([service, rows]) => [
      `  <testsuite name="${service}" tests="${rows.length}" failures="${countOf(rows, 'failed')}" skipped="${countOf(rows, 'skipped')}">`,
      ...rows.map(testCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase({
  call,
  record,
  title,
  outcome,
  expected,
  actual,
  reason,
  milliseconds,
}: Result) {
  const name = escaped(`${call} ${title}`);
  const start = `    <testcase classname="${escaped(record)}" name="${name}" time="${milliseconds / 1000}"`;
  if (outcome === 'passed') return `${start}/>`;
  const inner =
    outcome === 'failed'
      ? `<failure message="${escaped(`expected ${expected}`)}">${escaped(`got ${actual}`)}</failure>`
      : `<skipped message="${escaped(reason ?? '')}"/>`;
  return `${start}>${inner}</testcase>`;
}
