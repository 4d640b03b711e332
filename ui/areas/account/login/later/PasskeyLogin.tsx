import KeyRound from 'lucide-react/icons/key-round'
import { useEffect } from 'react'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { makePasskeyLoginModel } from './passkeyLogin.model.ts'

export interface PasskeyLoginProps {
  /** The page to open after the log-in. */
  readonly to: string | undefined
}

/** In the place of number, password and code. */
export const PasskeyLogin = ({ to }: PasskeyLoginProps) => {
  const words = useWords().passkeys
  const { busy, forget, logIn, refused } = useModel(makePasskeyLoginModel)
  const why = useValue(refused)
  useEffect(() => forget, [forget])
  return (
    <div className="grid gap-3">
      <Button kind="secondary" wide busy={useValue(busy)} onClick={() => void logIn(to)}>
        <KeyRound aria-hidden className="size-4.5" />
        {words.logIn()}
      </Button>
      {why && (
        <Banner tone="neutral" live>
          {words.refusals[why]()}
        </Banner>
      )}
    </div>
  )
}
