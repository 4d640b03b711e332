import type { ReactNode } from 'react'
import { plainTyped } from '../../../../domain/validation/plainTyped.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'

export interface PhoneFieldProps {
  readonly hint?: ReactNode
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * The phone number of an account, the same field on every form so that password managers fill it. Digits of any script
 * are accepted. Source: RULES.md, typing.
 */
export const PhoneField = ({ hint, value, error, onChange }: PhoneFieldProps) => (
  <TextField
    name="account"
    label={useWords().login.phone()}
    hint={hint}
    value={value}
    onChange={(text) => onChange(plainTyped(text).trim())}
    error={error}
    type="tel"
    inputMode="numeric"
    autoComplete="username"
    maxLength={16}
    dir="ltr"
  />
)
