/** Of each whole second what its frames took: where some are missing they took longer. In ms. */
export function perSecond(frames: readonly number[]): number[] {
  const seconds: number[] = [];
  let count = 0;
  let passed = 0;
  for (const frame of frames) {
    count += 1;
    passed += frame;
    if (passed < 1000) continue;
    seconds.push(passed / count);
    count = 0;
    passed = 0;
  }
  return seconds;
}
