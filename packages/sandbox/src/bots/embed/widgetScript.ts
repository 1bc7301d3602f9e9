import path from 'node:path';

let made: Promise<string> | undefined;

/** The embed script: `widget/` as one classic script, made when it is first asked for. */
export function widgetScript(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  // Most sandboxes never serve it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'widget/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    conditions: ['@platform/source'],
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The embed script could not be made.');
  return script.text;
}
