import { useEffect, useRef } from 'react'
import { plainTyped } from '../../../../domain/validation/plainTyped.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'

export interface CodeFieldProps {
  readonly value: string
  readonly error: 'code-missing' | 'code-malformed' | 'wrong-code' | undefined
  readonly onChange: (value: string) => void
  /** Also a recovery code, which has letters. */
  readonly recovery?: boolean
  /** It is asked for now: it takes the focus. */
  readonly focused?: boolean
}

/** A one-time code. The device may fill it in; digits of any script are accepted. */
export const CodeField = ({ value, error, onChange, recovery = false, focused = false }: CodeFieldProps) => {
  const words = useWords().access
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <TextField
      name="code"
      label={words.code()}
      hint={recovery ? words.codeOrRecovery() : words.codeHint()}
      value={value}
      onChange={(text) => onChange(plainTyped(text))}
      error={error && words.problems[error]()}
      type="text"
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      ref={input}
      maxLength={40}
      dir="ltr"
    />
  )
}
