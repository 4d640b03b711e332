import { useState } from 'react'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { ConfirmDialog } from '../../kit/overlays/overlays.ts'
import { useApp } from '../../data/app/app.ts'
import { signOut } from '../../app/session/signOut.ts'
import { useWords } from '../../i18n/words.ts'

/** Signs out after a confirmation. */
export const SignOutRow = () => {
  const app = useApp()
  const words = useWords().account
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut(app)
  }
  return (
    <>
      <ListRow tone="danger" title={words.signOut()} onPress={() => setAsking(true)} />
      <ConfirmDialog
        danger
        open={asking}
        title={words.signOutTitle()}
        description={words.signOutText()}
        confirmLabel={words.signOut()}
        busy={leaving}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
