import { controlsTexts, useTranslation } from '@platform/i18n';
import { TriangleAlert } from 'lucide';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Failure, FailureText } from './SlotBoundary.styles.ts';

interface SlotBoundaryProps {
  /** Renders the part; errors of the call itself are caught too. */
  render: () => ReactNode;
  /** Input of the part; a new value renders it again after an error. */
  input: unknown;
  /** Shows a one-word error, for table cells. @default false */
  isNarrow?: boolean;
}

interface SlotBoundaryState {
  hasFailed: boolean;
  input: unknown;
}

function Part({ render }: Pick<SlotBoundaryProps, 'render'>): ReactNode {
  return render();
}

/**
 * Shows an error instead of a part that throws. React reports the error to the root. A server has
 * no error boundaries: there `Suspense` catches it, and the browser renders the part again.
 */
export class SlotBoundary extends Component<SlotBoundaryProps, SlotBoundaryState> {
  override state: SlotBoundaryState = { hasFailed: false, input: this.props.input };

  static getDerivedStateFromError(): Partial<SlotBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { input }: SlotBoundaryProps,
    state: SlotBoundaryState,
  ): SlotBoundaryState | null {
    return Object.is(input, state.input) ? null : { hasFailed: false, input };
  }

  override render(): ReactNode {
    const { render, isNarrow = false } = this.props;
    if (this.state.hasFailed) return <SlotFailure isNarrow={isNarrow} />;
    return (
      <Suspense fallback={null}>
        <Part render={render} />
      </Suspense>
    );
  }
}

export function SlotFailure({ isNarrow = false }: Pick<SlotBoundaryProps, 'isNarrow'>) {
  const t = useTranslation(controlsTexts);
  const text = t('controls.slot.failed');
  return (
    <Failure title={isNarrow ? text : undefined}>
      <Icon icon={TriangleAlert} size="small" />
      {isNarrow ? (
        <>
          <FailureText aria-hidden>{t('controls.slot.failedShort')}</FailureText>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </Failure>
  );
}
