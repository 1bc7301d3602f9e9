import { changedFiles } from './changed.mjs';
import { root } from './run.mjs';

/** Slow Vitest projects with the files that they test. */
const slowProjects = [
  {
    project: 'processes',
    of: [
      /^(?:scripts|app\/server|packages\/sandbox\/src\/(?:db|seed))\//,
      /^packages\/sandbox\/src\/\w+\.ts$/,
      /^package-lock\.json$/,
    ],
  },
  {
    project: 'package',
    of: [
      /^(?:packages\/(?:domain|i18n|ui)|stories|tests\/package)\//,
      /^scripts\/(?:packaging\/|(?:buildPackages?|publishedPackages)\.mjs$)/,
      /^package-lock\.json$/,
    ],
  },
];

/** Returns slow projects without changed inputs; none if `changed` is null. */
export function unchangedProjects(changed = changedFiles(root)) {
  if (changed === null) return [];
  return slowProjects
    .filter(({ of }) => !changed.some((file) => of.some((pattern) => pattern.test(file))))
    .map(({ project }) => project);
}
