/** A figure as it stands in a text, with its sign, its unit or its currency: +10%, 5×, 1.000 EUR. Not a name in braces. */
const FIGURE = /(?<![\p{L}\p{N}{|_.,:/+])[+−-]?\d[\d.,:/]*(?<![.,:/])(?:[\u00a0 ]?(?:%|×|[A-Z]{3,4}(?![\p{L}])))?/gu

/** Left-to-right isolate and its end. */
const isolated = (figure: string): string => `\u2066${figure}\u2069`

/**
 * An Arabic text whose figures stay together and left-to-right: without the isolates, +10% is shown as %10+ and 5× as
 * ×5. A figure that is inserted brings its own isolates. Source: RULES.md, languages.
 */
export const isolateFigures = (text: string): string =>
  text.replace(FIGURE, (figure) => (/^\d+$/.test(figure) ? figure : isolated(figure)))
