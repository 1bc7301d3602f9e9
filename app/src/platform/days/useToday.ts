import { midnight } from '@platform/flows';
import { useState } from 'react';

/** The midnight that today began with, as of when the page was opened: a list keeps its days. */
export function useToday(): Date {
  const [today] = useState(() => midnight(new Date()));
  return today;
}
