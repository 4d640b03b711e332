import { useEffect, useId } from 'react'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makePushModel } from './push.model.ts'

const Lever = ({ on }: { readonly on: boolean }) => (
  <span
    aria-hidden
    className={classes(
      'flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors',
      on ? 'justify-end border-accent bg-accent' : 'justify-start border-edge bg-fill',
    )}
  >
    <span className={classes('size-5.5 rounded-full', on ? 'bg-on-accent' : 'bg-ink-3')} />
  </span>
)

/**
 * Turns the notifications of price alerts on and off on this device. Renders nothing where the server or the device has
 * none. Where they are blocked it says how to allow them, and a tap asks again. Source: RULES.md, notifications.
 */
export const NotificationsRow = () => {
  const words = useWords().settings.notifications
  const { busy, failed, load, status, turnOff, turnOn } = useModel(makePushModel)
  const now = useValue(status)
  const isBusy = useValue(busy)
  const hasFailed = useValue(failed)
  const hintId = useId()
  useEffect(() => void load(), [load])
  if (now === 'none') return null
  const isOn = now === 'on'
  const off = hasFailed ? words.failed() : words.hint()
  return (
    <ListRow
      title={words.title()}
      subtitle={
        <span id={hintId} role="status">
          {now === 'blocked' ? words.blocked() : off}
        </span>
      }
      value={<Lever on={isOn} />}
      chevron={false}
      render={
        <button
          type="button"
          role="switch"
          aria-label={words.title()}
          aria-describedby={hintId}
          aria-checked={isOn}
          aria-busy={isBusy}
          onClick={() => void (isOn ? turnOff() : turnOn())}
        />
      }
    />
  )
}
