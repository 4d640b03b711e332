import type { Control } from '../../ports/console/Control.ts'
import { Badge } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { useAsked } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const read = (control: Control) => control.reviews()

/** What waits for the back office: deposits, withdrawals, identities, complaints. */
export const Reviews = () => (
  <Section>
    <Shown asked={useAsked(read)}>
      {(reviews) => (
        <ul>
          {reviews.map((review) => (
            <Row
              key={`${review.kind} ${review.id}`}
              title={review.text}
              note={<span className="num">{review.account}</span>}
              state={<Badge>{words.kinds[review.kind]}</Badge>}
            >
              <Act kind="primary" work={(control) => control.approve(review)}>
                {review.kind === 'complaint' ? words.answer : words.approve}
              </Act>
              {review.kind !== 'complaint' && (
                <Act kind="danger" work={(control) => control.reject(review)}>
                  {words.reject}
                </Act>
              )}
            </Row>
          ))}
        </ul>
      )}
    </Shown>
  </Section>
)
