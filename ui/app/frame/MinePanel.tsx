import type { MouseEvent } from 'react'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { SidePanel } from '../../kit/overlays/overlays.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makePanelModel } from './panel.model.ts'

// The panel's content and its words are downloaded when the panel is first opened.
const UserCentre = lazyPart(
  async () => {
    const [content] = await Promise.all([import('../../areas/account/UserCentre.tsx'), loadNamespace('account')])
    return content.default
  },
  <Section flush>
    <SkeletonRows count={8} />
  </Section>,
)

/** The user-centre side panel. Like every overlay, it closes on any navigation. */
export const MinePanel = () => {
  const words = useWords()
  const panel = useModel(makePanelModel)
  const open = useValue(panel.open)

  /** A link to the current screen causes no navigation; the panel must close all the same. */
  const closeIfHere = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')?.href === location.href) panel.hide()
  }

  return (
    <SidePanel open={open} onClose={panel.hide} title={words.menuMine()}>
      <div role="presentation" onClick={closeIfHere}>
        <UserCentre />
      </div>
    </SidePanel>
  )
}
