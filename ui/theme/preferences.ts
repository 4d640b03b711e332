/** Light or dark theme; `system` follows the device. */
export type Appearance = 'light' | 'dark' | 'system'

/** The colours of a rising and a falling price. Sign and arrow always have the same meaning. */
export const DIRECTION_COLOURS = ['green-up', 'red-up', 'red-up-blue-down'] as const
export type DirectionColours = (typeof DIRECTION_COLOURS)[number]

/** Whether things move: as the device says, or hardly at all. */
export type Motion = 'system' | 'reduced'

/** Reads a stored text as one of these; anything unknown means the first, as for a visitor without stored preferences. */
const oneOf =
  <V extends string>(...values: readonly [V, ...V[]]) =>
  (stored: string | null): V =>
    values.find((one) => one === stored) ?? values[0]

export const appearanceFrom = oneOf<Appearance>('system', 'light', 'dark')
export const motionFrom = oneOf<Motion>('system', 'reduced')
export const directionFrom = oneOf<DirectionColours>(...DIRECTION_COLOURS)

/** Writes the appearance to the root element; `system` leaves it to the media query behind `color-scheme`. */
export const applyAppearance = (root: HTMLElement, appearance: Appearance): void => {
  if (appearance === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = appearance
}

/** Writes the motion to the root element, where `motion.ts` and the styles read it; they leave `system` to the media query. */
export const applyMotion = (root: HTMLElement, motion: Motion): void => {
  if (motion === 'system') delete root.dataset['motion']
  else root.dataset['motion'] = motion
}

/** Writes the direction colours to the root element. */
export const applyDirection = (root: HTMLElement, direction: DirectionColours): void => {
  root.dataset['direction'] = direction
}

/** Language and writing direction of the whole document, which Tailwind's logical properties and the kit follow. */
export const applyLanguage = (root: HTMLElement, tag: string, dir: 'ltr' | 'rtl'): void => {
  // The static shell has written them; written again, they would calculate every style of the document again.
  if (root.lang !== tag) root.lang = tag
  if (root.dir !== dir) root.dir = dir
}
