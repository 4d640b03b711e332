import { useEffect, useLayoutEffect, useRef } from 'react'
import { PasswordField, type PasswordFieldProps } from '../../kit/fields/PasswordField.tsx'
import { useModel } from '../app/app.ts'
import { makeSecretsModel } from './secrets.model.ts'

interface SecretFieldProps extends PasswordFieldProps {
  /** Empties the field and resets its state. */
  readonly onForget: () => void
}

/** A password field, whose value is stored only while the field is mounted. All passwords of the app are typed here. */
export const SecretField = ({ onForget, ...field }: SecretFieldProps) => {
  const { hold } = useModel(makeSecretsModel)
  const forget = useRef(onForget)
  useLayoutEffect(() => {
    forget.current = onForget
  })
  useEffect(() => hold(() => forget.current()), [hold])
  return <PasswordField {...field} />
}
