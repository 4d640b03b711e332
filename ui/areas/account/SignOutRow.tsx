import { useState } from 'react'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { ConfirmDialog } from '../../kit/overlays/overlays.ts'
import { useApp } from '../../data/app/app.ts'
import { signOut } from '../../app/session/signOut.ts'

interface SignOutRowProps {
  readonly label: string
  readonly title: string
  readonly description: string
}

/** Signs out after a confirmation. */
export const SignOutRow = ({ label, title, description }: SignOutRowProps) => {
  const app = useApp()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut(app)
  }
  return (
    <>
      <ListRow tone="danger" title={label} onPress={() => setAsking(true)} />
      <ConfirmDialog
        danger
        open={asking}
        title={title}
        description={description}
        confirmLabel={label}
        busy={leaving}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
