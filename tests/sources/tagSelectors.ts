const elements =
  'a article aside b bdi blockquote button canvas code dd details div dl dt em fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 header hr i img input kbd label legend li main mark nav ol option output p pre q s section select ' +
  'small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr u ul video';

const element = new RegExp(
  String.raw`(?<![\w.#:$&-])(?:${elements.replaceAll(' ', '|')})(?![\w-])`,
  'g',
);

/** Names of elements in the selectors of a `*.styles.ts` source, each as often as it is used. */
export function tagSelectors(source: string): string[] {
  const css = source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^import.*$/gm, '')
    .replaceAll(/\$\{[^}]*\}/g, '&')
    .replaceAll('`', ';');
  return [...css.matchAll(/([^;{}]+)\{/g)].flatMap(([, selector = '']) => {
    const trimmed = selector.trim();
    if (trimmed.startsWith('@')) return [];
    return trimmed.replaceAll(/\[[^\]]*\]/g, '').match(element) ?? [];
  });
}
