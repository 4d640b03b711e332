import { useEffect, useLayoutEffect, useRef } from 'react'
import { PasswordField, type PasswordFieldProps } from '../../kit/fields/PasswordField.tsx'
import { useModel } from '../app/app.ts'
import { makeSecretsModel } from './secrets.model.ts'

interface SecretFieldProps extends PasswordFieldProps {
  /** Empties the field as if nobody had been there. */
  readonly onForget: () => void
}

/** A password, which lives only while its field is on screen. Every password of the app is typed here. */
export const SecretField = ({ onForget, ...field }: SecretFieldProps) => {
  const { hold } = useModel(makeSecretsModel)
  const forget = useRef(onForget)
  useLayoutEffect(() => {
    forget.current = onForget
  })
  useEffect(() => hold(() => forget.current()), [hold])
  return <PasswordField {...field} />
}
