import { expect, it } from 'vitest';
import { browserFamily } from './browserFamily.ts';
import { problemOf } from './microphoneProblem.ts';

const page = (allows: boolean | null) =>
  (allows === null ? {} : { permissionsPolicy: { allowsFeature: () => allows } }) as Document;

it.each([
  ['NotAllowedError', null, 'denied'],
  ['NotAllowedError', true, 'denied'],
  ['NotAllowedError', false, 'blocked'],
  ['NotFoundError', true, 'missing'],
  ['OverconstrainedError', true, 'missing'],
  ['NotReadableError', true, 'taken'],
  ['NotSupportedError', true, 'unsupported'],
  ['TypeError', true, 'failed'],
] as const)('V02 %s, allowed by the page: %s, is %s', (name, allows, problem) => {
  expect(problemOf(Object.assign(new Error('No'), { name }), page(allows))).toBe(problem);
});

it.each([
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML) Chrome/140.0 Safari/537.36', 'chromium'],
  ['Mozilla/5.0 (X11; Linux; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML) Version/18.0 Safari/605.1.15', 'safari'],
  ['Lynx/2.8', 'other'],
])('%s is %s', (agent, family) => {
  expect(browserFamily(agent)).toBe(family);
});
