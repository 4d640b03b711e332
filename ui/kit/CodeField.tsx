import { plainTyped } from '../../domain/money/typed.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

/** A secret of digits, such as the fund password: typed on the keyboard for digits, of whatever script, and kept by no device. */
export const CodeField = ({ onChange, ...rest }: Omit<PasswordFieldProps, 'autoComplete' | 'inputMode' | 'dir'>) => (
  <PasswordField
    {...rest}
    onChange={(typed) => onChange(plainTyped(typed))}
    inputMode="numeric"
    autoComplete="off"
    dir="ltr"
  />
)
