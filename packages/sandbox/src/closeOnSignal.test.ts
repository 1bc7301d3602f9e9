import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** A process that prints 'opening', opens once it reads a line, and closes as the code says. */
async function startOpening(close: string): Promise<{ child: ChildProcess; output: () => string }> {
  const code = `
    import { closeOnSignal } from ${JSON.stringify(new URL('closeOnSignal.ts', import.meta.url))};
    let open;
    closeOnSignal(new Promise((resolve) => (open = resolve)));
    // Keeps the process running until the signal arrives, as a real server does.
    setInterval(() => {}, 1000);
    process.stdin.once('data', () => open({ close: async () => { ${close} } }));
    console.log('opening');`;
  const node = ['--conditions=@platform/source', '--import', 'tsx'];
  const args = [...node, '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, args, { stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  await once(child.stdout, 'data');
  return { child, output: () => output };
}

it('a process stopped while it opens closes what it opened, once, and exits with 0', async () => {
  const { child, output } = await startOpening("console.log('closed')");
  child.kill('SIGTERM');
  child.kill('SIGINT');
  child.stdin?.end('open\n');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toBe('opening\nclosed\n');
});

it('a process that cannot close prints the reason and exits with 1', async () => {
  const { child } = await startOpening("throw new Error('The database is stuck')");
  const errors = child.stderr ? text(child.stderr) : '';
  child.kill('SIGINT');
  child.stdin?.end('open\n');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(await errors).toContain('The database is stuck');
});
