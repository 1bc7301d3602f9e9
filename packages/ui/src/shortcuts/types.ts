export interface ShortcutsDialogProps {
  /** True while single keys act. */
  areSingleKeysEnabled: boolean;
  /** Called when the user switches single keys on or off. */
  onSingleKeysEnabledChange: (areSingleKeysEnabled: boolean) => void;
  /** Called to close the dialog. */
  onClose: () => void;
}
