/*
 * A page translation, and many an extension, wraps texts in elements of its own. React then removes
 * or inserts beside a node that is no longer a child of where it put it, and the browser's refusal
 * would take the whole page down (facebook/react#11538).
 */

/** The child of `parent` that is, or holds, the node. */
function childWith(parent: Node, node: Node): ChildNode | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child as ChildNode | null;
}

/** Lets removing and inserting act on the wrapper where a node was wrapped by somebody else. */
export function tolerateWrappers({ prototype }: typeof Node = Node): void {
  prototype.removeChild = function removeChild<T extends Node>(this: Node, node: T): T {
    childWith(this, node)?.remove();
    return node;
  };
  prototype.insertBefore = function insertBefore<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const next = before && childWith(this, before);
    if (next) next.before(node);
    else this.appendChild(node);
    return node;
  };
}
