/** @returns whether it takes care of the loss, for example by loading the page anew */
type Watcher = (error: unknown) => boolean;

const watchers = new Set<Watcher>();

/**
 * Watches for parts of the library whose code cannot be had when somebody asks for them: a menu, a
 * dialog. After a deployment that code is gone for good, and only loading the page anew brings it
 * back. A part that was fetched ahead, or that is decoration, is not told.
 *
 * @returns ends the watch
 */
export function watchLostParts(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Tells the watchers of a loss; answers whether one takes care of it. */
export function tellLostPart(error: unknown): boolean {
  return [...watchers].some((watcher) => watcher(error));
}
