import { Banner } from '../../components/Banner/Banner.tsx';
import { List } from './FormProblems.styles.ts';
import type { FieldProblem } from './usePageForm.ts';

export interface FormProblemsProps<Name extends string> {
  /** Number of fields that need attention, in words. */
  title: string;
  /** From `usePageForm`. */
  problems: readonly FieldProblem<Name>[];
  /** Text of the link to a field: its label and the problem. */
  labelOf: (problem: FieldProblem<Name>) => string;
  /** Called to move the focus to a field; pass `focusField`. */
  onFocus: (name: Name) => void;
}

/** Announces the fields that need attention, with a link to each; errors are at the fields only. */
export function FormProblems<Name extends string>({
  title,
  problems,
  labelOf,
  onFocus,
}: FormProblemsProps<Name>) {
  return (
    <Banner tone="danger" title={title}>
      <List>
        {problems.map((problem) => (
          <li key={problem.name}>
            <button type="button" onClick={() => onFocus(problem.name)}>
              {labelOf(problem)}
            </button>
          </li>
        ))}
      </List>
    </Banner>
  );
}
