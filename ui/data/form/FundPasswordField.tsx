import { typedPin } from '../../../domain/identity/fundPassword.ts'
import type { Form } from './form.ts'
import { SecretField } from './SecretField.tsx'

interface FundPasswordFieldProps extends Pick<
  Parameters<typeof SecretField>[0],
  'label' | 'optional' | 'hint' | 'aside' | 'error' | 'value'
> {
  readonly form: Pick<Form<{ readonly fundPassword: string }, string>, 'change' | 'forget'>
}

/** The field `fundPassword` of a form: six digits, typed on the keyboard of figures and suggested by no device. */
export const FundPasswordField = ({ form, ...field }: FundPasswordFieldProps) => (
  <SecretField
    {...field}
    name="fundPassword"
    onChange={(text) => form.change('fundPassword', typedPin(text))}
    onForget={() => form.forget('fundPassword')}
    inputMode="numeric"
    autoComplete="off"
    dir="ltr"
  />
)
