import { useState } from 'react'
import { ActionBar } from '../buttons/ActionBar.tsx'
import { Button } from '../buttons/Button.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { BottomSheet, ConfirmDialog, Dialog, SidePanel } from '../overlays/overlays.ts'
import { Section } from '../lists/Section.tsx'
import { text } from './texts.ts'

type Open = 'sheet' | 'panel' | 'dialog' | 'confirm'
const openers: ReadonlyArray<Open> = ['sheet', 'panel', 'dialog', 'confirm']

/** All overlays, and the bar at the bottom of a screen. */
export const OverlaysShown = () => {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Section title={text.overlays}>
        <div className="grid gap-2">
          {openers.map((opener) => (
            <Button key={opener} kind="secondary" size="medium" onClick={() => setOpen(opener)}>
              {text[opener]}
            </Button>
          ))}
        </div>
      </Section>
      <ActionBar>
        <Button kind="up" wide>
          {text.sheet}
        </Button>
        <Button kind="down" wide>
          {text.dialog}
        </Button>
      </ActionBar>
      <BottomSheet
        open={open === 'sheet'}
        onClose={close}
        title={text.sheetTitle}
        footer={
          <Button wide onClick={close}>
            {text.keep}
          </Button>
        }
      >
        {text.sheetText}
      </BottomSheet>
      <SidePanel open={open === 'panel'} onClose={close} title={text.panelTitle}>
        <Section flush>
          <ListRow title={text.funding} onPress={close} chevron />
        </Section>
      </SidePanel>
      <Dialog open={open === 'dialog'} onClose={close} title={text.dialogTitle}>
        {text.dialogText}
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={text.askTitle}
        description={text.askText}
        confirmLabel={text.cancelOrder}
        cancelLabel={text.keep}
        onConfirm={close}
        onClose={close}
      />
    </>
  )
}
