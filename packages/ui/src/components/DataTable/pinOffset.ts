/** Custom property with the widths of the pinned columns before one, in px. */
export const pinOffset = (pin: number) => `--platform-pin-${pin}`;
