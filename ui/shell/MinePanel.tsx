import { lazy, Suspense, useEffect, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useValue } from '../kit/useValue.ts'
import { useModel } from './app.ts'
import { makePanelModel } from './panel.model.ts'

// Dialog code and the panel's content arrive when the panel is first opened.
const Panel = lazy(() => import('./MinePanelContent.tsx'))

/** The user-centre side panel; any navigation closes it. */
export const MinePanel = () => {
  const panel = useModel(makePanelModel)
  const open = useValue(panel.open)
  const path = useRouterState({ select: (state) => state.location.href })
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  useEffect(() => panel.hide(), [path, panel])

  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Panel open={open} onClose={panel.hide} />
    </Suspense>
  )
}
