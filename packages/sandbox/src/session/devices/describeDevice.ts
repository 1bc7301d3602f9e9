import type { DeviceKind } from '@platform/domain';
import { parse } from 'bowser';

export interface Device {
  device?: DeviceKind;
  browser?: string;
  system?: string;
}

const KINDS: Readonly<Record<string, DeviceKind>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Reads a `User-Agent`, which any client may send; omits what it does not contain. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return {};
  const { browser, os, platform } = parse(userAgent);
  const device = KINDS[platform.type ?? ''];
  return {
    ...(device && { device }),
    ...(browser.name && { browser: browser.name }),
    ...(os.name && { system: os.name }),
  };
}
