/** Custom property with the total width of the pinned columns before this one, in px. */
export const pinOffset = (pin: number) => `--platform-pin-${pin}`;
