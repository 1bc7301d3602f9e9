import { controlsTexts, useTranslation } from '@platform/i18n';
import { TriangleAlert } from 'lucide';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Failure, FailureText } from './SlotBoundary.styles.ts';

interface SlotBoundaryProps {
  /** Renders the part; its own calls are contained as well. */
  render: () => ReactNode;
  /** Input of the part: another value tries again after an error. */
  input: unknown;
}

interface SlotBoundaryState {
  hasFailed: boolean;
  input: unknown;
}

function Contained({ render }: Pick<SlotBoundaryProps, 'render'>): ReactNode {
  return render();
}

/** Shows an error in place of a part that throws. React reports the error to the root. */
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
    return this.state.hasFailed ? <SlotFailure /> : <Contained render={this.props.render} />;
  }
}

export function SlotFailure() {
  const t = useTranslation(controlsTexts);
  return (
    <Failure>
      <Icon icon={TriangleAlert} size="small" />
      <FailureText onPointerOver={showTruncationTooltip}>{t('controls.slot.failed')}</FailureText>
    </Failure>
  );
}
