/** The scrim behind sheets, panels and dialogs. */
export const scrim =
  'fixed inset-0 z-40 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A dialog in the middle of the screen. */
export const popup =
  'fixed inset-0 z-40 m-auto h-fit max-h-[85dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-3 bg-raised p-5 ' +
  'text-ink shadow-raised outline-none transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'
