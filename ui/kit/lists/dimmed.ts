/** A row of what cannot be done yet, until it can: paler and without colour, but as easy to read. */
export const dimmed = 'text-ink-2 grayscale'
