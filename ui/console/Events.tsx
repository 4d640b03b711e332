import { useCallback } from 'react'
import type { Control } from '../../ports/console/Control.ts'
import { TextField } from '../kit/fields/TextField.tsx'
import { Badge } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { useAsked, useTyped } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const isAccount = (text: string): boolean => text === '' || /^\d{10}$/.test(text)

/** What the broker decided, and why. */
export const Events = () => {
  const [text, setText, settled] = useTyped(250)
  const account = isAccount(settled) ? settled : ''
  const asked = useAsked(useCallback((control: Control) => control.events(account), [account]))
  return (
    <Section>
      <TextField label={words.ofAccount} value={text} onChange={setText} inputMode="numeric" type="search" />
      <Shown asked={asked}>
        {(events) => (
          <ul>
            {events.map(({ account: whose, at, text: told, topic }, nth) => (
              <Row
                key={`${at} ${nth} ${told}`}
                title={<span className="text-small">{told}</span>}
                note={
                  <span className="num">
                    {at.replace('T', ' ').slice(0, 19)} {whose}
                  </span>
                }
                state={<Badge>{topic}</Badge>}
              />
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  )
}
