import { useState } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { TextArea } from '../../../kit/fields/TextArea.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeReceiptModel } from './receipt.model.ts'

/** The longest note, in characters. */
const LONGEST = 1000

interface NoteProps {
  readonly position: PositionRecord
}

const NoteSheet = ({ position, onClose }: NoteProps & { readonly onClose: () => void }) => {
  const app = useApp()
  const words = useWords().story.receipt
  const { isSaving, keep } = useModel(makeReceiptModel)
  const saving = useValue(isSaving)
  const kept = position.note ?? ''
  const [text, setText] = useState(kept)
  const save = async (next: string) => {
    // Why it failed is said where all failures are; what was typed stays.
    if (!(await keep(position, next))) return
    app.toaster.show(next.trim() === '' ? words.noteRemoved() : words.noteKept(), 'success')
    onClose()
  }
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={words.note()}
      footer={
        <div className="grid gap-2">
          <Button wide busy={saving} onClick={() => void save(text)}>
            {words.saveNote()}
          </Button>
          {kept !== '' && (
            <Button wide kind="quiet" size="medium" onClick={() => void save('')}>
              {words.removeNote()}
            </Button>
          )}
        </div>
      }
    >
      <TextArea
        label={words.note()}
        hint={words.noteHint({ count: LONGEST })}
        rows={6}
        maxLength={LONGEST}
        value={text}
        onChange={setText}
      />
    </BottomSheet>
  )
}

/** The customer's note about the position, which the broker keeps; opens a sheet to write it. */
export const Note = ({ position }: NoteProps) => {
  const words = useWords().story.receipt
  const [open, setOpen] = useState(false)
  const { note = '' } = position
  return (
    <>
      <ListRow
        title={words.note()}
        subtitle={
          note === '' ? (
            words.noNote()
          ) : (
            <span
              dir="auto"
              className="line-clamp-6 [text-align:-webkit-match-parent] [text-align:match-parent] whitespace-pre-line text-ink-2"
            >
              {note}
            </span>
          )
        }
        chevron
        onPress={() => setOpen(true)}
      />
      {open && <NoteSheet position={position} onClose={() => setOpen(false)} />}
    </>
  )
}
