import { useRouterState } from '@tanstack/react-router'
import { useModel } from './app.ts'
import { BottomMenu } from './BottomMenu.tsx'
import { MinePanel } from './MinePanel.tsx'
import { makePanelModel } from './panel.model.ts'
import { maybeCovered } from './routes.ts'
import { ServiceButton } from './ServiceButton.tsx'

/** The ways on from any screen: bottom menu, user-centre panel, customer service. */
export default function Around({ menu }: { readonly menu: boolean }) {
  const panel = useModel(makePanelModel)
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <>
      {menu && <BottomMenu onMine={panel.show} />}
      <MinePanel />
      {maybeCovered(path) && <ServiceButton />}
    </>
  )
}
