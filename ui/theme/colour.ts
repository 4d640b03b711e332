/** A colour token of theme.css, without the dashes. */
export type ColourToken =
  | 'page'
  | 'surface'
  | 'raised'
  | 'line'
  | 'edge'
  | 'fill'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'accent'
  | 'on-accent'
  | 'accent-soft'
  | 'green'
  | 'red'
  | 'amber'
  | 'up'
  | 'up-soft'
  | 'down'
  | 'down-soft'

/**
 * The current values of tokens at `at`, as `rgb(…)`. For canvases, which understand neither var() nor light-dark();
 * everything else uses the token itself. Read them again after the appearance or the direction colours change. All are
 * read together: the browser calculates the styles of the page again for each element that is added.
 */
export const resolveColours = <T extends ColourToken>(
  tokens: ReadonlyArray<T>,
  at: HTMLElement,
): ((token: T) => string) => {
  const probe = at.ownerDocument.createElement('i')
  for (const token of tokens) {
    const one = at.ownerDocument.createElement('i')
    one.style.color = `var(--${token})`
    probe.append(one)
  }
  at.append(probe)
  const colours = new Map(tokens.map((token, nth) => [token, getComputedStyle(probe.children[nth] ?? probe).color]))
  probe.remove()
  return (token) => colours.get(token) ?? ''
}
