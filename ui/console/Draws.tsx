import type { Control } from '../../ports/console/Control.ts'
import { Badge } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { useAsked } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const read = (control: Control) => control.subscriptions()

/** Subscriptions that wait for something, and what a lottery gives them. */
export const Draws = () => (
  <Section>
    <Shown asked={useAsked(read)}>
      {(subscriptions) => (
        <ul>
          {subscriptions.map(({ account, drawn, id, name, offer, quantity, state }) => (
            <Row
              key={id}
              title={`${offer} ${name}`}
              note={`${account}, ${words.shares(quantity, drawn)}`}
              state={<Badge>{state}</Badge>}
            >
              {state === 'waiting' && drawn === null && (
                <>
                  <Act work={(control) => control.allot(id, quantity)}>{words.wins}</Act>
                  <Act work={(control) => control.allot(id, '0')}>{words.loses}</Act>
                </>
              )}
              {state === 'waiting' && <Act work={(control) => control.step(id, 'result')}>{words.announce}</Act>}
              {state === 'won' && <Act work={(control) => control.step(id, 'refund')}>{words.refund}</Act>}
              {state.startsWith('payment') && (
                <Act work={(control) => control.step(id, 'deadline')}>{words.deadline}</Act>
              )}
            </Row>
          ))}
        </ul>
      )}
    </Shown>
  </Section>
)
