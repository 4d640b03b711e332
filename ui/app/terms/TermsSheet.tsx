import { useMemo, useRef, useState } from 'react'
import { foldLetters } from '../../../domain/quotes/searching.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { NamespaceMeaningsTranslation } from '../../i18n/i18n-types.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'

/** A term that is explained. */
export type TermId = keyof NamespaceMeaningsTranslation['list']

/** All terms in the order of the language, those that contain the typed letters. */
const List = ({ onChoose }: { readonly onChoose: (term: TermId) => void }) => {
  const words = useWords().meanings
  const { tag } = useValue(locale)
  const [typed, setTyped] = useState('')
  const terms = useMemo(() => {
    const { compare } = new Intl.Collator(tag)
    return keysOf(words.list)
      .map((id) => ({ id, name: words.list[id].name() }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [tag, words])
  const found = terms.filter(({ name }) => foldLetters(name).includes(foldLetters(typed)))
  return (
    <>
      <TextField label={words.search()} type="search" optional="" value={typed} onChange={setTyped} />
      <p role="status" className="py-3 text-small text-ink-3 empty:hidden">
        {found.length === 0 && words.none()}
      </p>
      <ul>
        {found.map(({ id, name }) => (
          <li key={id}>
            <ListRow title={name} chevron onPress={() => onChoose(id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a term means, with an example. */
const Meaning = ({ term, onAll }: { readonly term: TermId; readonly onAll: () => void }) => {
  const words = useWords().meanings
  return (
    <div className="grid gap-4">
      <p>{words.list[term].text()}</p>
      <p className="rounded-2 bg-fill p-3 text-small">
        <strong className="block text-micro font-medium text-ink-3">{words.example()}</strong>
        {words.list[term].example()}
      </p>
      <Button kind="secondary" wide onClick={onAll}>
        {words.all()}
      </Button>
    </div>
  )
}

export interface TermsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The term that is shown first; without one, the list of all. */
  readonly term?: TermId
}

/** The meaning of a term, and from there all others. Needs the words `meanings`. */
export const TermsSheet = ({ open, onClose, term }: TermsSheetProps) => {
  const words = useWords().meanings
  const [shown, setShown] = useState(term)
  const [wasOpen, setWasOpen] = useState(open)
  const content = useRef<HTMLDivElement>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setShown(term)
  }
  const show = (next?: TermId): void => {
    setShown(next)
    // What the customer tapped goes: the keyboard continues with what replaces it.
    content.current?.focus()
  }
  const title = shown === undefined ? words.title() : words.list[shown].name()
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <div ref={content} tabIndex={-1} role="group" aria-label={title} className="outline-none">
        {shown === undefined ? <List onChoose={show} /> : <Meaning term={shown} onAll={() => show()} />}
      </div>
    </BottomSheet>
  )
}
