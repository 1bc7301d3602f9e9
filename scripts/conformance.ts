import type { Result } from '../tests/contract/conformance/case.ts';
import { conformanceCommand } from '../tests/contract/conformance/command/command.ts';

const { stdout } = process;

function onProgress({ outcome, service, call, title }: Result, done: number, all: number): void {
  const line = `${done}/${all}  ${outcome}  ${service}  ${call}  ${title}`;
  if (stdout.isTTY) stdout.write(`\r\u001B[K${line.slice(0, stdout.columns)}`);
  else if (outcome === 'failed' || done % 50 === 0) console.log(line);
}

process.exitCode = await conformanceCommand(process.argv.slice(2), {
  print(text) {
    if (stdout.isTTY) stdout.write('\r\u001B[K');
    console.log(text);
  },
  printError: (text) => console.error(text),
  onProgress,
});
