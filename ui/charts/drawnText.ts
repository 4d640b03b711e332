/** Whether a text has letters that are read from right to left. */
export const isRightToLeft = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** A text with Arabic letters keeps its own order where all is left-to-right: in a canvas, in a figure. */
export const drawnText = (text: string): string => (isRightToLeft(text) ? `\u2068${text}\u2069` : text)
