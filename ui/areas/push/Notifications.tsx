import { useEffect, useId } from 'react'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { SwitchRow } from '../../kit/lists/SwitchRow.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makePushModel } from './push.model.ts'

/**
 * Turns the notifications of each topic on and off on this device. Renders nothing where the server or the device has
 * none. Where they are blocked it says how to allow them, and a tap asks again. Source: RULES.md, notifications.
 */
export const Notifications = () => {
  const words = useWords().settings.notifications
  const { busy, failed, load, service, status, toggle, told, topics } = useModel(makePushModel)
  const now = useValue(status)
  const on = useValue(told)
  const isBusy = useValue(busy)
  const hasFailed = useValue(failed)
  const where = useValue(service)
  const noteId = useId()
  useEffect(() => void load(), [load])
  if (now === 'none') return null
  const problems = where === 'fcm' ? words.onDevice : words
  const note = hasFailed ? problems.failed() : words.hint()
  return (
    <Section flush title={words.title()}>
      <p id={noteId} role="status" className="pb-1 text-small text-ink-3">
        {now === 'blocked' ? problems.blocked() : note}
      </p>
      {topics().map((topic) => (
        <SwitchRow
          key={topic}
          title={words.topics[topic].title()}
          hint={words.topics[topic].hint()}
          describedBy={noteId}
          on={on.includes(topic)}
          busy={isBusy}
          onPress={() => void toggle(topic)}
        />
      ))}
    </Section>
  )
}
