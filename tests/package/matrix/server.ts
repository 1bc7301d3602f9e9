import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { EmptyProject } from './emptyProject.ts';

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once the server prints its URL. `PORT` in `args` becomes a free port. */
export async function startServer(project: EmptyProject, args: string[]): Promise<Server> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    args.map((argument) => (argument === 'PORT' ? port : argument)),
    { cwd: project.folder, env: { ...project.env, PORT: port }, stdio: 'pipe' },
  );
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const collect = (text: Buffer) => {
      output += text.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found) resolve(`${found}/`);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
