/** How figures are written, by the sign between thousands and the one before decimals. The first is the one of the product. */
export const FIGURE_STYLES = ['dot-comma', 'comma-dot', 'space-comma'] as const
export type FigureStyle = (typeof FIGURE_STYLES)[number]

interface FigureSigns {
  /** Between thousands. A space does not break. */
  readonly group: string
  readonly decimal: ',' | '.'
}

const SIGNS: Readonly<Record<FigureStyle, FigureSigns>> = {
  'dot-comma': { group: '.', decimal: ',' },
  'comma-dot': { group: ',', decimal: '.' },
  'space-comma': { group: '\u00a0', decimal: ',' },
}

/** 1.234,56 in a style, to choose from. */
export const sampleOf = (style: FigureStyle): string => `1${SIGNS[style].group}234${SIGNS[style].decimal}56`

let current: FigureStyle = FIGURE_STYLES[0]

/** Reads a stored text as a style; anything unknown means that of the product. */
export const figureStyleFrom = (stored: string | null): FigureStyle =>
  FIGURE_STYLES.find((style) => style === stored) ?? FIGURE_STYLES[0]

/**
 * Sets how every figure of this page is written and read. A preference of the whole app, which starts again where it changes: so the
 * formatter needs no parameter for it in each call. The broker never sets it. Source: RULES.md, money.
 */
export const setFigureStyle = (style: FigureStyle): void => void (current = style)

/** The signs between thousands and before decimals in the style in use. */
export const figureSigns = (): FigureSigns => SIGNS[current]
