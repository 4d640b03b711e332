/**
 * The font size of the main figure of a screen, as CSS: the full 34 px, or a size at which all of its digits fit in one
 * line on a narrow screen or with enlarged text. A digit is about 0.57 em wide; the rest is margins and the currency.
 */
export const heroSize = (figure: string): string =>
  `min(var(--text-hero), calc((100vw - 40px - 3rem) / ${(figure.length * 0.57).toFixed(2)}))`
