import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { Section } from '../../../../kit/lists/Section.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { ListsRow } from './ListsRow.tsx'
import { makeNoteModel } from './note.model.ts'
import { NoteRow } from './NoteRow.tsx'

/** What the customer keeps about an instrument on the device: the lists that have it, and a note. Needs the words `lists`. */
export default function OwnMarks({ detail }: { readonly detail: Detail }) {
  const { load } = useModel(makeListsModel)
  const { follow, open } = useModel(makeNoteModel)
  const { code } = detail
  useEffect(() => void load(), [load])
  useEffect(() => void open(code), [open, code])
  useEffect(() => follow(), [follow])
  return (
    <Section flush>
      <ListsRow detail={detail} />
      <NoteRow />
    </Section>
  )
}
