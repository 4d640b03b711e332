import { useEffect, useState } from 'react'
import UserCentre from '../account/UserCentre.tsx'
import { loadNamespace, useWords } from '../i18n/words.ts'
import { SidePanel } from '../kit/SidePanel.tsx'

interface MinePanelContentProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The panel with its words. */
export default function MinePanelContent({ open, onClose }: MinePanelContentProps) {
  const words = useWords()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void loadNamespace('account').then(() => setReady(true))
  }, [])
  return (
    <SidePanel open={open && ready} onClose={onClose} title={words.menuMine()}>
      {ready && <UserCentre />}
    </SidePanel>
  )
}
