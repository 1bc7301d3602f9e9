import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { lazyComponent, usePreload } from '../../../internal/lazyComponent.tsx';
import { useContentHeader } from '../useContentHeader.tsx';
import { BriefForm } from './BriefForm.tsx';
import { GenerationNotices } from './GenerationNotices.tsx';
import { Columns, HiddenHeading, Notices } from './GenerateScreen.styles.ts';
import { KeptNotice } from './KeptNotice.tsx';
import type { GenerateScreenProps } from './generateTypes.ts';
import { VariantList } from './VariantList.tsx';
import { WritingStatus } from './WritingStatus.tsx';

const LazyCompareVariants = lazyComponent(() => import('./CompareVariants.tsx'), 'CompareVariants');

/** Generates texts: the brief and its drafts. Render it inside a `Page`. */
export function GenerateScreen(props: GenerateScreenProps) {
  const { generation, texts, actions } = props;
  const t = useTranslation(contentGenerateTexts);
  const header = useContentHeader(props.paths, 'generate');
  usePreload(LazyCompareVariants);
  const outputId = useId();
  const outputRef = useShownWhen<HTMLHeadingElement>(generation.isWriting);
  const [isComparing, setComparing] = useState(false);
  /** Kept here because the form unmounts during a comparison. */
  const [brief, setBrief] = useState(props.initialBrief);
  const hasCompared = useRef(false);
  const compareRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasCompared.current && !isComparing) compareRef.current?.focus();
    hasCompared.current = isComparing;
  }, [isComparing]);
  const finishedVariants = generation.variants.filter(({ status }) => status !== 'writing');
  if (isComparing && finishedVariants.length > 1) {
    return (
      <LazyCompareVariants
        variants={finishedVariants}
        texts={texts}
        refusal={props.refusal}
        contentHref={props.contentHref}
        actions={actions}
        onClose={() => setComparing(false)}
      />
    );
  }
  return (
    <>
      <PageHeader {...header} />
      <KeptNotice
        generation={generation}
        onResume={() => {
          outputRef.current?.focus({ preventScroll: true });
          outputRef.current?.scrollIntoView({ block: 'start' });
        }}
      />
      <WritingStatus variants={generation.variants} texts={texts} />
      <Columns>
        <BriefForm
          {...props}
          initialBrief={brief}
          actions={{
            ...actions,
            onBriefChange: (typed) => {
              setBrief(typed);
              actions.onBriefChange(typed);
            },
          }}
          isWriting={generation.isWriting}
        />
        <section aria-labelledby={outputId}>
          <HiddenHeading ref={outputRef} id={outputId} tabIndex={-1}>
            {t('contentGenerate.output')}
          </HiddenHeading>
          <Notices gap="3">
            <GenerationNotices generation={generation} plansHref={props.plansHref} />
          </Notices>
          <VariantList
            {...props}
            compareRef={compareRef}
            onCompare={finishedVariants.length > 1 ? () => setComparing(true) : undefined}
          />
        </section>
      </Columns>
    </>
  );
}

/** Scrolls to a new element unless it is in view; of a tall one any part is enough. */
function useShownWhen<T extends HTMLElement>(hasBegun: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!hasBegun || !element) return;
    // An element near the lower edge would hide what follows.
    const isBelow = element.getBoundingClientRect().top > window.innerHeight * 0.8;
    element.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }, [hasBegun]);
  return ref;
}
