import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** On Windows npm is a script of the shell. */
export const shell = process.platform === 'win32';

/** The lines of a program's answer. */
export const lines = (output: Buffer): string[] => output.toString().split(/\r?\n/).filter(Boolean);
