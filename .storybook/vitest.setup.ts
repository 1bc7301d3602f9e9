import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';

let complaints: MockInstance<(...line: unknown[]) => void>[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const lines = complaints.flatMap((spy) =>
    spy.mock.calls.map((call) => call.map(String).join(' ')),
  );
  for (const spy of complaints) spy.mockRestore();
  expect(lines, 'unexpected console output').toEqual([]);
});
