import type { Formats } from '@platform/i18n';
import { formatTotal } from '../../internal/formatTotal.ts';
import type { ListCount } from '../../patterns/ListPage/ListToolbar.tsx';
import type { Remote } from '../../remote.ts';
import { itemsOf } from './crmRows.ts';
import type { CrmList, CrmTotal } from './types.ts';

/** Returns `undefined` while loading or after a failure. */
export function totalOf<Item>(list: Remote<CrmList<Item>>): CrmTotal | undefined {
  return list.status === 'ready' ? list.data.total : undefined;
}

/** Counts matching items; there may be more if the load was truncated. */
export function countIn<Item>(
  list: Remote<CrmList<Item>>,
  accepts: (item: Item) => boolean,
): CrmTotal | undefined {
  const total = totalOf(list);
  return total && { count: itemsOf(list).filter(accepts).length, isTruncated: total.isTruncated };
}

export function listCount(
  formats: Formats,
  list: Remote<CrmList<unknown>>,
  speak: (count: number) => string,
): ListCount | undefined {
  const total = totalOf(list);
  return total && { visible: formatTotal(formats, total), announced: speak(total.count) };
}
