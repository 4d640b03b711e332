import { useEffect, useId } from 'react'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
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
 * Turns the notifications of each topic on and off on this device. Renders nothing where the server or the device has
 * none. Where they are blocked it says how to allow them, and a tap asks again. Source: RULES.md, notifications.
 */
export const Notifications = () => {
  const words = useWords().settings.notifications
  const { busy, failed, load, status, toggle, told, topics } = useModel(makePushModel)
  const now = useValue(status)
  const on = useValue(told)
  const isBusy = useValue(busy)
  const hasFailed = useValue(failed)
  const id = useId()
  useEffect(() => void load(), [load])
  if (now === 'none') return null
  const note = hasFailed ? words.failed() : words.hint()
  return (
    <Section flush title={words.title()}>
      <p id={`${id}-note`} role="status" className="pb-1 text-small text-ink-3">
        {now === 'blocked' ? words.blocked() : note}
      </p>
      {topics().map((topic) => (
        <ListRow
          key={topic}
          title={words.topics[topic].title()}
          subtitle={<span id={`${id}-${topic}`}>{words.topics[topic].hint()}</span>}
          value={<Lever on={on.includes(topic)} />}
          chevron={false}
          render={
            <button
              type="button"
              role="switch"
              aria-label={words.topics[topic].title()}
              aria-describedby={`${id}-${topic} ${id}-note`}
              aria-checked={on.includes(topic)}
              aria-busy={isBusy}
              onClick={() => void toggle(topic)}
            />
          }
        />
      ))}
    </Section>
  )
}
