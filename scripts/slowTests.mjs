import { changedFiles } from './changed.mjs';
import { root } from './run.mjs';

/** Projects of Vitest that take long, and patterns of the files that they test. */
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
      /^scripts\/(?:buildPackages?|clientModules|compileModule|publishedPackages)\.mjs$/,
      /^package-lock\.json$/,
    ],
  },
];

/**
 * Names the slow projects for which nothing that they test has changed.
 *
 * @param changed paths, by default those of `changedFiles`; null where they are unknown: none is named
 */
export function unchangedProjects(changed = changedFiles(root)) {
  if (changed === null) return [];
  return slowProjects
    .filter(({ of }) => !changed.some((file) => of.some((pattern) => pattern.test(file))))
    .map(({ project }) => project);
}
