import type { ReactNode } from 'react'

/**
 * The main action of a screen, always within reach of the thumb: at the bottom of the window also where the content is
 * short. Place it at the end of the screen's content. It does not grow as the last part of a screen does.
 */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 z-20 mt-auto grow-0! border-t border-line bg-surface pb-safe">
    <div className="center-column flex flex-wrap items-center gap-2.5 px-4 py-2.5 *:min-w-[7rem] *:flex-1">
      {children}
    </div>
  </div>
)
