import { lengthOfName } from '../../../../domain/identity/validation.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'

type Finding = 'name-too-long' | keyof ReturnType<typeof useWords>['identity']['problems']

interface IdentityFieldsProps {
  readonly draft: { readonly name: string; readonly idNumber: string }
  readonly errors: { readonly name?: Finding; readonly idNumber?: Finding }
  readonly change: (field: 'name' | 'idNumber', value: string) => void
}

/** Name and number of an identity document, as they are typed into a proof of identity and compared with it later. */
export const IdentityFields = ({ change, draft, errors }: IdentityFieldsProps) => {
  const words = useWords().identity
  const error = (wrong: Finding | undefined) => {
    if (wrong === 'name-too-long') return words.nameTooLong({ count: lengthOfName(draft.name) })
    return wrong && words.problems[wrong]()
  }
  return (
    <>
      <TextField
        name="name"
        label={words.name()}
        hint={words.nameHint()}
        value={draft.name}
        onChange={(value) => change('name', value)}
        error={error(errors.name)}
        autoComplete="name"
        maxLength={400}
        dir="auto"
      />
      <TextField
        name="idNumber"
        label={words.idNumber()}
        value={draft.idNumber}
        onChange={(value) => change('idNumber', value)}
        error={error(errors.idNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
      />
    </>
  )
}
