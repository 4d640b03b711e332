import { useRouterState } from '@tanstack/react-router'
import { MasterPaneContext } from '../../kit/layout/masterPane.ts'

/** The list from which the screen was opened. It stays mounted while the customer moves from screen to screen. */
export default function MasterPane() {
  const list = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.masterPane })
  return (
    <aside className="sticky top-(--above) h-[calc(100dvh-var(--above))] overflow-y-auto border-e border-line">
      <div className="[--above:0px]">
        <MasterPaneContext value>{list}</MasterPaneContext>
      </div>
    </aside>
  )
}
