import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { SwitchRow } from '../../../kit/lists/SwitchRow.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { lockTexts } from './lockTexts.ts'
import type { Lock } from './lock.model.ts'

/** The lock of the app among the settings: turns it on, which the device has to open first, and off. Nothing where the device offers none. */
export default function LockRow({ lock }: { readonly lock: Lock }) {
  const words = useWords()
  const { hint, notTurnedOn, row } = words.settings.lock
  const { learn, turnOff, turnOn } = lock
  const on = useValue(lock.isOn)
  const isOffered = useValue(lock.isOffered)
  const busy = useValue(lock.busy)
  const why = useValue(lock.problem)
  useEffect(() => void learn(), [learn])
  return isOffered ? (
    <SwitchRow
      title={row()}
      hint={why ? notTurnedOn[why]() : hint()}
      live
      on={on}
      busy={busy}
      onPress={() => void (on ? turnOff() : turnOn(lockTexts(words)))}
    />
  ) : null
}
