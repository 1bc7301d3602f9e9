import { atom } from '../platform/state.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import type { Toast } from './toastAtoms.ts';

const MAX_ITEMS = 200;

export interface LoggedToast extends Pick<Toast, 'message' | 'tone'> {
  id: string;
  at: Date;
  userId: string | undefined;
}

let lastId = 0;

const entriesAtom = atom<readonly LoggedToast[]>([]);

export const toastLogAtom = atom((get): readonly LoggedToast[] => {
  const userId = get(userAtom)?.id;
  return get(entriesAtom).filter((entry) => entry.userId === userId);
});

export const logToastAtom = atom(
  null,
  (get, set, { message, tone }: Pick<Toast, 'message' | 'tone'>) => {
    const userId = get(userAtom)?.id;
    const entry = { id: String(++lastId), message, tone, at: new Date(), userId };
    set(entriesAtom, [entry, ...get(toastLogAtom)].slice(0, MAX_ITEMS));
  },
);
