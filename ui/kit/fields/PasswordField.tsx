import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useKitWords } from '../words.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'before' | 'autoComplete'> & {
  /** `current-password` signs in, `new-password` lets the device suggest one, `off` for the fund password. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password that can be shown. Never corrected, capitalised or spell-checked by the device. */
export const PasswordField = (props: PasswordFieldProps) => {
  const words = useKitWords()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          tone="quiet"
          label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
