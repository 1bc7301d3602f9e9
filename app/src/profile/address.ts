import { pathsOf } from '../kit/address.ts';
import { profile } from './area.ts';

export const profilePath = pathsOf(profile, { profile: 'profile' }).profile;
