import { pathsOf } from '../kit/address.ts';
import { profile } from './area.ts';

/** Path of the person's own page. */
export const profilePath = pathsOf(profile, { profile: 'profile' }).profile;
