import path from 'node:path';
import { root } from './run.mjs';

/*
 * The tests that failed and passed when they were run again, as `file › group › title`, out of the
 * JSON report of a runner; none where there is no report.
 */

const nameOf = (file, titles) => [path.relative(root, file), ...titles].join(' › ');

/** @param report of vitest, which keeps the failures of a test that passed in the end */
export function rerunsOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ ancestorTitles, title }) => nameOf(file, [...ancestorTitles, title])),
  );
}

/** @param report of Playwright, whose outermost suites are files */
export function rerunsOfPlaywright({ config, suites = [] }) {
  const flakyIn = (suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => [title]),
    ...(suite.suites ?? []).flatMap((group) =>
      flakyIn(group).map((titles) => [group.title, ...titles]),
    ),
  ];
  return suites.flatMap((file) =>
    flakyIn(file).map((titles) => nameOf(path.join(config.rootDir, file.file), titles)),
  );
}
