import { execFileSync } from 'node:child_process';

/** Returns paths that differ from the merge base with main or are uncommitted; null if unknown. */
export function changedFiles(cwd) {
  const git = (...args) => {
    const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).trim();
  };
  const tryGit = (...args) => {
    try {
      return git(...args);
    } catch {
      return '';
    }
  };
  const head = tryGit('rev-parse', 'HEAD');
  const base =
    process.env.CHANGED_SINCE ||
    ['origin/main', 'main']
      .map((main) => tryGit('merge-base', 'HEAD', main))
      .find((commit) => commit !== '' && commit !== head) ||
    'HEAD~1';
  try {
    const changed = git('diff', '--name-only', '--relative', base);
    const added = git('ls-files', '--others', '--exclude-standard');
    return `${changed}\n${added}`.split('\n').filter(Boolean);
  } catch {
    return null;
  }
}
