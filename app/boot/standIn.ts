import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type { drawSignIn, DrawnSignIn } from './drawSignIn.tsx';

const entry = fileURLToPath(new URL('drawSignIn.tsx', import.meta.url));

/** The file of rules that stand for the app's own until it has taken over. */
export const standInStyle = /^assets\/sign-in-[\w-]+\.css$/;

/** The web fonts come with the app: asked for earlier they take their bytes from its code. */
const plainFonts = `:root[data-stand-in]{--font-family-sans:"Onest Fallback",system-ui,sans-serif;--font-family-serif:"Source Serif Fallback",Georgia,serif}`;
const waiting = `[data-pressed]{cursor:progress}`;

/** Runs the screen in Node and draws it. */
async function draw(): Promise<DrawnSignIn> {
  const { module } = await runnerImport<{ drawSignIn: typeof drawSignIn }>(entry, {
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    environments: {
      inline: {
        resolve: { noExternal: /^@platform\//, conditions: ['@platform/source', 'module', 'node'] },
      },
    },
  });
  return module.drawSignIn();
}

/**
 * Vite plugin: lays the sign-in form as a template into the page, and its rules beside it, so that
 * `boot.ts` can show it while the app is still on its way.
 */
export function signInStandIn(): Plugin {
  return {
    name: 'platform-sign-in-stand-in',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { markup, css } = await draw();
        const source = `${plainFonts}${waiting}${css}`;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: `assets/sign-in-${hash}.css`, source });
        page.source = String(page.source).replace(
          '<div id="root">',
          `<template id="stand-in">${markup}</template>\n    <div id="root">`,
        );
      },
    },
  };
}
