export interface ShortcutsDialogProps {
  /** Whether single keys act. */
  hasSingleKeys: boolean;
  /** Called when a person switches them on or off; the parent keeps the choice. */
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
  /** Asked to close. */
  onClose: () => void;
}
