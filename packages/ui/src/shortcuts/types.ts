export interface ShortcutsDialogProps {
  /** True while single keys act. */
  hasSingleKeys: boolean;
  /** Called when the user switches single keys on or off. */
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
  /** Called to close the dialog. */
  onClose: () => void;
}
