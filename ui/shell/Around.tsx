import { useRouterState } from '@tanstack/react-router'
import { useModel } from './app.ts'
import { BottomMenu } from './BottomMenu.tsx'
import { MinePanel } from './MinePanel.tsx'
import { makePanelModel } from './panel.model.ts'
import { ServiceButton } from './ServiceButton.tsx'
import { useRail } from './useRail.ts'

/** The ways on from any screen: bottom menu, user-centre panel, customer service. */
export default function Around({ menu }: { readonly menu: boolean }) {
  const panel = useModel(makePanelModel)
  const rail = useRail()
  const bare = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.bare === true })
  return (
    <>
      {(menu || rail) && <BottomMenu onMine={panel.show} rail={rail} />}
      <MinePanel />
      {!bare && <ServiceButton />}
    </>
  )
}
