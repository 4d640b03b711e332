/** Light or dark theme; `system` follows the device. */
export type Appearance = 'light' | 'dark' | 'system'

/** The colours of a rising and a falling price. Sign and arrow always have the same meaning. */
export const DIRECTION_COLOURS = ['green-up', 'red-up', 'red-up-blue-down'] as const
export type DirectionColours = (typeof DIRECTION_COLOURS)[number]

/** Whether things move: as the device says, or hardly at all. */
export type Motion = 'system' | 'reduced'

/** The defaults of a visitor without stored preferences. */
export const DEFAULT_APPEARANCE: Appearance = 'system'
export const DEFAULT_DIRECTION: DirectionColours = 'green-up'

/** A stored value as an appearance; anything unknown means `system`. */
export const appearanceFrom = (stored: string | null): Appearance =>
  stored === 'light' || stored === 'dark' ? stored : DEFAULT_APPEARANCE

/** A stored value as motion; anything unknown means `system`. */
export const motionFrom = (stored: string | null): Motion => (stored === 'reduced' ? stored : 'system')

/** A stored value as direction colours; anything unknown means green-up. */
export const directionFrom = (stored: string | null): DirectionColours =>
  DIRECTION_COLOURS.find((one) => one === stored) ?? DEFAULT_DIRECTION

/** Writes the appearance to the root element; `system` leaves it to the media query behind `color-scheme`. */
export const applyAppearance = (root: HTMLElement, appearance: Appearance): void => {
  if (appearance === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = appearance
}

/** Writes the motion to the root element, where `motion.ts` and the styles read it; `system` leaves it to the media query. */
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
  root.lang = tag
  root.dir = dir
}
