import type { Tool } from '@platform/domain';
import { useState } from 'react';
import { activeElement } from '../../../internal/elements.ts';
import { DeleteToolDialog } from './DeleteToolDialog.tsx';
import { draftIdOf } from './draftIds.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { ToolSheet } from './ToolSheet.tsx';
import { copyOf, uniqueName, NEW_TOOL, valuesOf } from './toolValues.ts';
import type { ToolValues } from './toolValues.ts';
import type { ToolsScreenProps } from './toolsTypes.ts';

export interface ToolEditorProps extends Pick<
  ToolsScreenProps,
  'templates' | 'integrations' | 'integrationsHref' | 'drafts' | 'onAdd' | 'onUpdate' | 'onDelete'
> {
  tool?: Tool | undefined;
  draftId?: string | undefined;
  tools: readonly Tool[];
  onClose: () => void;
}

interface Start {
  values: ToolValues;
  recordId: string;
}

export function ToolEditor(props: ToolEditorProps) {
  const { tools, drafts, onAdd, onUpdate, onClose } = props;
  const [opener] = useState(activeElement);
  /** Undefined after 'Duplicate': then a new tool is edited. */
  const [tool, setTool] = useState(props.tool);
  const [start, setStart] = useState(() => startOf(props));
  const [isDeleting, setDeleting] = useState(false);
  const takenNames = new Set(tools.filter(({ key }) => key !== tool?.key).map(({ name }) => name));

  if (!start) {
    return (
      <TemplateDialog
        templates={props.templates}
        onChoose={(template) => {
          const values = valuesOf(template?.defaults ?? NEW_TOOL);
          const name = uniqueName(values.name, takenNames);
          setStart({
            values: { ...values, name },
            recordId: template ? draftIdOf.template(template.id) : '',
          });
        }}
        onClose={onClose}
      />
    );
  }

  function duplicate(values: ToolValues): void {
    if (!tool) return;
    drafts?.keep(tool.id, null);
    setTool(undefined);
    setStart({
      values: copyOf(values, new Set(tools.map(({ name }) => name))),
      recordId: draftIdOf.copy(tool.id),
    });
  }

  return (
    <>
      <ToolSheet
        key={start.recordId}
        initial={start.values}
        recordId={start.recordId}
        isNew={!tool}
        takenNames={takenNames}
        drafts={drafts}
        integrations={props.integrations}
        integrationsHref={props.integrationsHref}
        returnTo={() => opener}
        onSave={(settings) => (tool ? onUpdate(tool, settings) : onAdd(settings))}
        onDuplicate={tool && duplicate}
        onDelete={tool && (() => setDeleting(true))}
        onClose={onClose}
      />
      {tool && isDeleting ? (
        <DeleteToolDialog
          tool={tool}
          onDelete={async (removed, isForced) => {
            const outcome = await props.onDelete(removed, isForced);
            if (!outcome) {
              drafts?.keep(removed.id, null);
              onClose();
            }
            return outcome;
          }}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}

function startOf({ tool, draftId }: ToolEditorProps): Start | null {
  if (tool) return { values: valuesOf(tool), recordId: tool.id };
  return draftId === undefined ? null : { values: valuesOf(NEW_TOOL), recordId: draftId };
}
