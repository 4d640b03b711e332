/**
 * Over the whole screen: the chart takes what the rest leaves. Sideways, the tools stand before the indicators, and at
 * the end of the chart while they are open.
 */
export const FULL_SCREEN = {
  frame:
    'group/full fixed inset-0 z-40 grid grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-x-1 gap-y-2 bg-surface outline-none ' +
    'p-[max(0.25rem,env(safe-area-inset-top))_max(0.5rem,env(safe-area-inset-right))_max(0.5rem,env(safe-area-inset-bottom))_max(0.5rem,env(safe-area-inset-left))] ' +
    'landscape:grid-cols-[auto_minmax(0,1fr)_auto] landscape:grid-rows-[auto_minmax(0,1fr)_auto] landscape:gap-y-1',
  head: 'grid min-w-0 gap-1 landscape:col-span-3 landscape:flex landscape:items-center',
  strip: 'min-w-0 grow overflow-x-clip px-4',
  chart:
    'min-h-0 px-2 landscape:col-span-3 landscape:col-start-1 landscape:row-start-2 landscape:group-has-aria-expanded/full:col-span-2',
  tools:
    'max-h-[40dvh] overflow-y-auto ps-5 pe-4 landscape:row-start-3 landscape:max-h-none landscape:has-aria-expanded:col-start-3 ' +
    'landscape:has-aria-expanded:row-span-2 landscape:has-aria-expanded:row-start-2 landscape:has-aria-expanded:w-42',
  below:
    'min-w-0 overflow-x-clip px-4 landscape:col-span-2 landscape:col-start-2 landscape:row-start-3 ' +
    'landscape:group-has-aria-expanded/full:col-start-1',
} as const

/** A part of the chart's frame. */
export type FullScreenPlace = keyof typeof FULL_SCREEN

/** A chart over the whole screen: what opened it, and how its parts are laid out, which comes with the button for it. */
export interface FullScreen {
  readonly opener: HTMLElement
  readonly layout: typeof FULL_SCREEN
}
