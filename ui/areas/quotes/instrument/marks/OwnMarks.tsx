import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { Section } from '../../../../kit/lists/Section.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { ListsRow } from './ListsRow.tsx'

/** What the customer keeps about an instrument on the device: the lists that have it. Needs the words `lists`. */
export default function OwnMarks({ detail }: { readonly detail: Detail }) {
  const { load } = useModel(makeListsModel)
  useEffect(() => void load(), [load])
  return (
    <Section flush>
      <ListsRow detail={detail} />
    </Section>
  )
}
