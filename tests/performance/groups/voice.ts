import { launch } from '../browser.ts';
import { budgets } from '../budgets.ts';
import { measureCallFilter } from '../measure/callFilter.ts';
import { measureAgentForm, measureCallHistory, measureTestCall } from '../measure/voice.ts';
import { measureApp } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { inMs, limit } from '../row.ts';
import type { Row } from '../row.ts';
import { fastestTurn } from '../statistics.ts';

const manyCalls = 10_000;

export async function voice(bench: Bench): Promise<Row[]> {
  const { pressToPaintMs, longestFrameMs } = budgets;
  const keys = await measureApp(bench, measureAgentForm);
  const microphone = await launch([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ]);
  const talks = await measureApp({ ...bench, browser: microphone }, measureTestCall);
  await microphone.close();
  await bench.stage.add('conversations', manyCalls);
  const scrolls = await measureApp(bench, measureCallHistory);
  const choices = await measureApp(bench, measureCallFilter);
  return [
    limit("an agent's form: key to paint, p95", pressToPaintMs, fastestTurn(keys, 0.95), inMs),
    limit('a test call: longest frame', longestFrameMs, fastestTurn(talks, 1), inMs),
    limit('history of 10,000 calls: longest task', pressToPaintMs, Math.min(...scrolls), inMs),
    limit('  filter, without its request, p95', pressToPaintMs, fastestTurn(choices, 0.95), inMs),
  ];
}
