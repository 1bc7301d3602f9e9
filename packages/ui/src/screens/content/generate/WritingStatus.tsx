import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { countWords } from './countWords.ts';
import type { TextVariant, VariantTexts } from './generateTypes.ts';

/** Long enough to listen to each announcement. */
const ANNOUNCE_MS = 5000;

export interface WritingStatusProps {
  variants: readonly TextVariant[];
  texts: VariantTexts;
}

export function WritingStatus({ variants, texts }: WritingStatusProps) {
  const t = useTranslation(contentGenerateTexts);
  const [announcement, setAnnouncement] = useState('');
  const ids = variants.filter(({ status }) => status === 'writing').map(({ id }) => id);
  const writing = ids.join(' ');
  const [watched, setWatched] = useState(writing);

  const lineOf = (key: 'progress' | 'finished', { id, number }: TextVariant) =>
    t(`contentGenerate.${key}`, { count: countWords(texts.textOf(id)), number: String(number) });

  if (watched !== writing) {
    setWatched(writing);
    const ended = variants.filter(({ id }) => watched.split(' ').includes(id) && !ids.includes(id));
    const finished = ended.filter(({ status }) => status === 'finished');
    setAnnouncement(finished.map((variant) => lineOf('finished', variant)).join('. '));
  }

  useEffect(() => {
    if (writing === '') return undefined;
    const timer = setInterval(() => {
      const now = variants.filter(({ status }) => status === 'writing');
      setAnnouncement(now.map((variant) => lineOf('progress', variant)).join('. '));
    }, ANNOUNCE_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the interval alone announces
  }, [writing]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}
