/**
 * Returns a date whose UTC parts are the local parts of another one, so that a UTC formatter shows
 * local time. A formatter in local time would keep the zone it was created in, even after the
 * device has moved to another one.
 */
export function asUtc(date: Date): Date {
  const shifted = new Date(0);
  shifted.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  shifted.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds());
  return shifted;
}
