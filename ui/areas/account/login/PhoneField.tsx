import type { ReactNode } from 'react'
import { plainPhone, withoutSeparators } from '../../../../domain/account/login.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'

export interface PhoneFieldProps {
  readonly hint?: ReactNode
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * The phone number of an account, the same field on every form so that password managers fill it. What is typed
 * or filled in is reduced to ten digits; a country code only where it comes at once, since nobody knows where a number that is being typed ends.
 * Source: RULES.md, account.
 */
export const PhoneField = ({ hint, value, error, onChange }: PhoneFieldProps) => (
  <TextField
    name="account"
    label={useWords().login.phone()}
    hint={hint}
    value={value}
    onChange={(text) => onChange(text.length > value.length + 1 ? plainPhone(text) : withoutSeparators(text))}
    error={error}
    type="tel"
    inputMode="numeric"
    autoComplete="username"
    maxLength={32}
    dir="ltr"
  />
)
