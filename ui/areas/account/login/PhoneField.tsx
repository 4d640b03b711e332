import type { ReactNode } from 'react'
import { plainTyped } from '../../../../domain/validation/plainTyped.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'

interface PhoneFieldProps {
  readonly hint?: ReactNode
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * The phone number an account is known by, the same on every form so that password managers fill it. Digits of any
 * keyboard are taken. Source: RULES.md, typing.
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
