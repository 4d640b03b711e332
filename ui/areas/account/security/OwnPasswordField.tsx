import { typedPin } from '../../../../domain/identity/fundPassword.ts'
import type { Form } from '../../../data/form/form.ts'
import { SecretField } from '../../../data/form/SecretField.tsx'
import type { PasswordFieldProps } from '../../../kit/fields/PasswordField.tsx'
import { useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import type { FundPasswordCode } from './fundPassword.model.ts'
import type { LoginPasswordCode } from './loginPassword.model.ts'

type Names = 'old' | 'next' | 'confirmation'
type Draft = { readonly [N in Names]: string | null }

interface OwnPasswordFieldProps<D extends Draft, C extends LoginPasswordCode | FundPasswordCode> extends Omit<
  PasswordFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'form'
> {
  readonly form: Form<D, C>
  readonly name: Names
}

/** One password field of a form, with its error. */
export const OwnPasswordField = <D extends Draft, C extends LoginPasswordCode | FundPasswordCode>({
  form,
  name,
  ...rest
}: OwnPasswordFieldProps<D, C>) => {
  const words = useWords().security
  // Six digits are the transaction PIN.
  const isFund = rest.inputMode === 'numeric'
  const problems = isFund ? { ...words.problems, ...words.fundProblems } : words.problems
  const draft = useValue(form.draft)
  const wrong = useValue(form.errors)[name]
  return (
    <SecretField
      {...rest}
      name={name}
      value={draft[name] ?? ''}
      onChange={(value) => form.change(name, isFund ? typedPin(value) : value)}
      onForget={() => form.forget(name)}
      error={wrong && problems[wrong]()}
      dir="ltr"
    />
  )
}
