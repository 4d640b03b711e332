import KeyRound from 'lucide-react/icons/key-round'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { makeWithdrawModel } from './withdraw.model.ts'

/** In the place of the fund password: a passkey confirms the withdrawal, unless the customer prefers to type. */
export const PasskeyChoice = () => {
  const words = useWords().transfers
  const { form, passkey } = useModel(makeWithdrawModel)
  const type = () => {
    form.forget('fundPassword')
    passkey.choose(false)
  }
  return (
    <div className="grid gap-2 rounded-2 bg-fill px-3 py-2.5 text-small">
      <p className="flex items-start gap-2">
        <KeyRound aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        {words.byPasskey()}
      </p>
      <button type="button" className="tap justify-self-start text-accent" onClick={type}>
        {words.typePassword()}
      </button>
    </div>
  )
}
