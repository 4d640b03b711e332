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
 * The current value of a token at `at`, as `rgb(…)`. For canvases, which understand neither var() nor light-dark();
 * everything else uses the token itself. Read it again after the appearance or the direction colours change.
 */
export const resolveColour = (token: ColourToken, at: HTMLElement): string => {
  const probe = at.ownerDocument.createElement('i')
  probe.style.color = `var(--${token})`
  at.append(probe)
  const colour = getComputedStyle(probe).color
  probe.remove()
  return colour
}
