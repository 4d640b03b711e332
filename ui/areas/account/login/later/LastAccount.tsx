import { useEffect, useRef, useState } from 'react'
import { maskAccount } from '../../../../../domain/account/display.ts'
import { makeSessionModel } from '../../../../app/session/session.model.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { PhoneField, type PhoneFieldProps } from '../PhoneField.tsx'

/**
 * The account after the server has ended its session: filled in, and masked, since anyone may look at the screen now.
 * Another one can be typed instead. Source: RULES.md, failures.
 */
export const LastAccount = (props: PhoneFieldProps) => {
  const words = useWords().login
  const ended = useValue(useModel(makeSessionModel).ended)
  const [isOther, setOther] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const { error, onChange, value } = props
  // The empty field that this one replaces may have the focus already, which would go to the page.
  const [hadFocus] = useState(() => document.activeElement?.getAttribute('name') === 'account')
  useEffect(() => {
    if (isOther || hadFocus) field.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  }, [isOther, hadFocus])

  const typeOther = () => {
    setOther(true)
    onChange('')
  }
  if (isOther || ended === '' || value !== ended)
    return (
      <div ref={field}>
        <PhoneField {...props} />
      </div>
    )
  return (
    <div ref={field}>
      {/* For the password manager, which would keep the masked number otherwise. */}
      <input hidden readOnly autoComplete="username" value={ended} />
      <TextField
        readOnly
        dir="ltr"
        label={words.phone()}
        value={maskAccount(ended)}
        onChange={onChange}
        error={error}
        autoComplete="off"
        after={
          <Button size="small" kind="quiet" onClick={typeOther}>
            {words.otherAccount()}
          </Button>
        }
      />
    </div>
  )
}
