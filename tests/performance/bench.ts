import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { overspent } from './bytes/overspent.ts';
import { launch } from './browser.ts';
import { fastLine } from './groups/fastLine.ts';
import { imports } from './groups/imports.ts';
import { manyRows } from './groups/manyRows.ts';
import { presses } from './groups/presses.ts';
import { routeChanges } from './groups/routeChanges.ts';
import { slowLine } from './groups/slowLine.ts';
import { studio } from './groups/studio.ts';
import { voice } from './groups/voice.ts';
import type { Bench } from './measurements.ts';
import { layOut } from './report.ts';
import { medianRows } from './row.ts';
import type { Row } from './row.ts';
import { setStage } from './servers.ts';

/** In order: each seeds more than the previous one. */
const groups: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  'slow-line': slowLine,
  'fast-line': fastLine,
  'route-changes': routeChanges,
  presses,
  'many-rows': manyRows,
  studio,
  voice,
  imports,
};

const names = Object.keys(groups);
const { values } = parseArgs({
  options: {
    rows: { type: 'string', multiple: true, default: names },
    runs: { type: 'string', default: '1' },
  },
});
const runs = Number(values.runs);
const unknown = values.rows.filter((name) => !names.includes(name));
if (unknown.length > 0 || !(runs >= 1)) {
  console.error(`npm run bench -- [--runs 3] [--rows ${names.join('|')}]…`);
  process.exit(2);
}

async function measureOnce(): Promise<Row[]> {
  const stage = await setStage();
  const browser = await launch();
  try {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(groups))
      if (values.rows.includes(name)) rows.push(...(await measure({ stage, browser })));
    return rows;
  } finally {
    await browser.close();
    await stage.close();
  }
}

const measured: Row[][] = [];
for (let run = 0; run < runs; run += 1) measured.push(await measureOnce());
console.log(layOut(medianRows(measured)));
console.log(await overspent());
console.log(
  `The median of ${runs} runs; in a run the middle one of the visits and the fastest of the turns. Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors. Above that number, times say little.`,
);
