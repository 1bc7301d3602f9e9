/* Page translators wrap text nodes in elements. React's next removal or insertion then throws,
   because the node has another parent (facebook/react#11538). */

/** Child of `parent` that is or contains the node. */
function childWith(parent: Node, node: Node): ChildNode | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child as ChildNode | null;
}

/** Makes removals and insertions act on the wrapper if a node was wrapped. */
export function patchDomForTranslators({ prototype }: typeof Node = Node): void {
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
