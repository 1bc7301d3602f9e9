import * as z from 'zod/mini';
import { rangeParams } from '../../platform/days/rangeAddress.ts';

/** What the address says about the figures: their days. */
export const analyticsAddress = z.object(rangeParams);
