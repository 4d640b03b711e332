import { useRef, useState } from 'react'
import { passkeyNameProblem } from '../../../../domain/account/passkey.ts'
import type { Passkey } from '../../../../ports/Account.passkeys.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { BottomSheet, ConfirmDialog } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makePasskeysModel } from './passkeys.model.ts'

interface PasskeyProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

const NameForm = ({ passkey, onClose }: PasskeyProps) => {
  const app = useApp()
  const words = useWords().passkeys
  const { busy, rename } = useModel(makePasskeysModel)
  const [name, setName] = useState(passkey.name)
  const [isChecked, setChecked] = useState(false)
  const problem = passkeyNameProblem(name)
  const input = useRef<HTMLInputElement>(null)
  const save = async () => {
    setChecked(true)
    if (problem) input.current?.focus()
    if (problem || !(await rename(passkey.id, name))) return
    app.toaster.show(words.renamed(), 'success')
    onClose()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        name="name"
        label={words.name()}
        value={name}
        onChange={setName}
        error={isChecked && problem ? words.problems[problem]() : undefined}
        autoComplete="off"
        dir="auto"
        ref={input}
      />
      <Button type="submit" wide busy={useValue(busy)}>
        {words.rename()}
      </Button>
    </form>
  )
}

/** One passkey: its name to change, and its removal. */
export const PasskeySheet = ({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey | null
  readonly onClose: () => void
}) => {
  const app = useApp()
  const words = useWords().passkeys
  const { busy, remove } = useModel(makePasskeysModel)
  const isBusy = useValue(busy)
  // The sheet and the dialog keep their words while they fade out.
  const [shown, setShown] = useState(passkey)
  if (passkey !== null && passkey !== shown) setShown(passkey)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const leave = async () => {
    if (leaving && (await remove(leaving.id))) app.toaster.show(words.removed(), 'success')
    setLeaving(null)
  }
  return (
    <>
      <BottomSheet
        open={passkey !== null}
        onClose={onClose}
        title={<bdi>{shown?.name}</bdi>}
        footer={
          <Button
            kind="secondary"
            wide
            onClick={() => {
              setLeaving(passkey)
              onClose()
            }}
          >
            {words.remove()}
          </Button>
        }
      >
        {shown && <NameForm key={shown.id} passkey={shown} onClose={onClose} />}
      </BottomSheet>
      <ConfirmDialog
        danger
        open={leaving !== null}
        title={words.removeTitle()}
        description={words.removeText({ name: `\u2068${shown?.name ?? ''}\u2069` })}
        confirmLabel={words.remove()}
        busy={isBusy}
        onConfirm={() => void leave()}
        onClose={() => setLeaving(null)}
      />
    </>
  )
}
