/** A text with Arabic letters keeps its own order where all is left-to-right: in a canvas, in a figure. */
export const drawnText = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? `\u2068${text}\u2069` : text)
