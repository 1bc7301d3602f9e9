import { useSyncExternalStore } from 'react';
import { clockState, subscribeToClock } from './clock.ts';

const minute = () => clockState().minute;
const today = () => clockState().today;
const timeZone = () => clockState().timeZone;

/** Returns the current minute and re-renders with the next one. */
export const useNow = (): Date => useSyncExternalStore(subscribeToClock, minute, minute);

/** Returns local midnight at the start of today. Re-renders when the day or time zone changes. */
export const useToday = (): Date => useSyncExternalStore(subscribeToClock, today, today);

/** Returns the IANA name of the device's time zone and renders again when it changes. */
export const useTimeZone = (): string => useSyncExternalStore(subscribeToClock, timeZone, timeZone);
