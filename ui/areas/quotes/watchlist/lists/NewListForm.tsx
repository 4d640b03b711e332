import { useId, useState } from 'react'
import { LONGEST_LIST_NAME, listNameProblem, MOST_LISTS } from '../../../../../domain/watchlist/lists.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useModel } from '../../../../data/app/app.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'

interface NameFormProps {
  readonly label: string
  readonly action: string
  /** The name now; empty for a new list. */
  readonly name: string
  readonly onName: (name: string) => void
}

/** The name of a list with the button that stores it. A problem is shown once the button was tapped. */
export const NameForm = ({ label, action, name, onName }: NameFormProps) => {
  const words = useWords()
  const lists = useValue(useModel(makeListsModel).lists)
  const [typed, setTyped] = useState(name)
  const [tried, setTried] = useState(false)
  const taken = [words.quotes.whole(), ...lists.map((list) => list.name).filter((other) => other !== name)]
  const problem = listNameProblem(typed, taken)
  const id = useId()
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(problem !== undefined)
        if (problem !== undefined) return document.getElementById(id)?.querySelector('input')?.focus()
        onName(typed)
        if (name === '') setTyped('')
      }}
    >
      <div id={id}>
        <TextField
          label={label}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={tried && problem ? words.lists.problems[problem]({ count: LONGEST_LIST_NAME }) : undefined}
          onChange={(next) => {
            setTyped(next)
            setTried(false)
          }}
        />
      </div>
      <Button type="submit" kind="secondary" disabled={name !== '' && typed === name}>
        {action}
      </Button>
    </form>
  )
}

/** Makes a list, unless there are as many as there may be. */
export const NewListForm = ({ onMade }: { readonly onMade: (id: string) => void }) => {
  const words = useWords().lists
  const { create, lists } = useModel(makeListsModel)
  if (useValue(lists).length >= MOST_LISTS)
    return <p className="text-small text-ink-2">{words.full({ count: MOST_LISTS })}</p>
  return (
    <NameForm
      label={words.newName()}
      action={words.create()}
      name=""
      onName={(name) => {
        const id = create(name)
        if (id !== null) onMade(id)
      }}
    />
  )
}
