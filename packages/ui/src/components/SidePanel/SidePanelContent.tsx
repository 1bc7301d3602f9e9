import { controlsTexts, useComponentTexts } from '@platform/i18n';
import { ChevronDown, ChevronUp } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import { Body, Header } from './SidePanel.styles.ts';

interface SidePanelContentProps extends Pick<
  SidePanelProps,
  | 'label'
  | 'recordId'
  | 'position'
  | 'previousLabel'
  | 'nextLabel'
  | 'closeLabel'
  | 'onPrevious'
  | 'onNext'
> {
  panelRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

export function SidePanelContent({ panelRef, ...props }: SidePanelContentProps) {
  const { label, recordId, position, onPrevious, onNext } = props;
  const t = useComponentTexts(controlsTexts);
  const bodyRef = useRef<HTMLDivElement>(null);
  const hasSteps = Boolean(position ?? onPrevious ?? onNext);

  const previousLabel = props.previousLabel ?? t('controls.pagination.previous');
  const nextLabel = props.nextLabel ?? t('controls.pagination.next');
  const previousProps = useShortcut(
    onPrevious ? { keys: 'k', label: previousLabel, onPress: onPrevious, repeats: true } : null,
  );
  const nextProps = useShortcut(
    onNext ? { keys: 'j', label: nextLabel, onPress: onNext, repeats: true } : null,
  );

  const shownId = useRef(recordId);
  useLayoutEffect(() => {
    if (shownId.current === recordId) return;
    shownId.current = recordId;
    if (bodyRef.current) bodyRef.current.scrollTop = 0;
  }, [recordId]);

  // At the first or last record the focused button becomes disabled.
  const headerRef = useKeptFocus(() => panelRef.current, { leavesDisabled: true });

  return (
    <>
      <Header ref={headerRef} data-layer-header>
        <output>
          <VisuallyHidden>{label}</VisuallyHidden> {position}
        </output>
        {hasSteps ? (
          <>
            <IconButton
              size="small"
              {...previousProps}
              label={previousLabel}
              icon={<Icon icon={ChevronUp} />}
              disabled={!onPrevious}
              onClick={onPrevious}
            />
            <IconButton
              size="small"
              {...nextProps}
              label={nextLabel}
              icon={<Icon icon={ChevronDown} />}
              disabled={!onNext}
              onClick={onNext}
            />
          </>
        ) : null}
        <CloseButton label={props.closeLabel} onClick={props.onClose} />
      </Header>
      <Body ref={bodyRef}>{props.children}</Body>
    </>
  );
}
