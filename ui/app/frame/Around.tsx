import { useModel } from '../../data/app/app.ts'
import { BottomMenu } from './BottomMenu.tsx'
import { MinePanel } from './MinePanel.tsx'
import { makePanelModel } from './panel.model.ts'

/** The navigation of a customer who is signed in: bottom menu and user-centre panel. */
export default function Around({ menu, rail }: { readonly menu: boolean; readonly rail: boolean }) {
  const panel = useModel(makePanelModel)
  return (
    <>
      {(menu || rail) && <BottomMenu onMine={panel.show} rail={rail} />}
      <MinePanel />
    </>
  )
}
