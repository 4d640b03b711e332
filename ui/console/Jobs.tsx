import type { Control } from '../../ports/console/Control.ts'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { useAsked } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const read = (control: Control) => control.jobs()

/** What is due, and when. */
export const Jobs = () => (
  <Section
    aside={
      <Act kind="primary" work={(control) => control.runJobs()}>
        {words.runJobs}
      </Act>
    }
  >
    <Shown asked={useAsked(read)}>
      {(jobs) => (
        <ul>
          {jobs.map(({ due, failedWith, kind, subject }) => (
            <Row
              key={`${kind} ${subject}`}
              title={kind}
              note={failedWith ?? subject}
              state={<time className="num text-small">{`${words.due} ${due.replace('T', ' ').slice(0, 19)}`}</time>}
            />
          ))}
        </ul>
      )}
    </Shown>
  </Section>
)
