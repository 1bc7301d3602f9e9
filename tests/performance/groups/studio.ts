import { budgets } from '../budgets.ts';
import { measureSearch } from '../measure/search.ts';
import { documentList, measureTyping, measureUpload, measureWriting } from '../measure/studio.ts';
import { measureApp } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { inMs, limit } from '../row.ts';
import type { Row } from '../row.ts';
import { fastestTurn } from '../statistics.ts';

const manyDocuments = 1000;
const asMultiple = (ratio: number) => `${ratio.toFixed(2)}×`;

export async function studio(bench: Bench): Promise<Row[]> {
  const { stage, browser } = bench;
  const { longestFrameMs, uploadMemoryRatio, frameWorkMs, pressToPaintMs } = budgets;
  const upload = await measureUpload(browser, stage.sites.app, await stage.openSession());
  const writing = await measureApp(bench, measureWriting);
  const typing = await measureApp(bench, measureTyping);
  await stage.add('documents', manyDocuments);
  const searches = await measureApp(bench, (...page) => measureSearch(...page, documentList));
  const keys = searches.map(({ keyToPaint }) => keyToPaint);
  return [
    limit('a file of 20 MB: longest frame', longestFrameMs, Math.max(...upload.frames), inMs),
    limit(
      '  memory held in the meantime, as a multiple of the file size',
      uploadMemoryRatio,
      upload.memory,
      asMultiple,
    ),
    limit(
      '5,000 words at 4×: slowest second, work per frame',
      frameWorkMs,
      fastestTurn(writing, 1),
      inMs,
    ),
    limit(
      'typing into 5,000 words: work per key, p95',
      pressToPaintMs,
      fastestTurn(typing, 0.95),
      inMs,
    ),
    limit('search in 1,000 documents at 4×: p95', pressToPaintMs, fastestTurn(keys, 0.95), inMs),
  ];
}
