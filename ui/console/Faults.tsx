import { useState } from 'react'
import { type Control, FAULT_KINDS } from '../../ports/console/Control.ts'
import { SelectSheet } from '../kit/choices/SelectSheet.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Badge } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { useAsked } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const read = (control: Control) => control.faults()
const KINDS = FAULT_KINDS.map((value) => ({ value, label: value }))
const whole = (text: string): number | undefined => (/^\d+$/.test(text) ? Number.parseInt(text, 10) : undefined)

const NewFault = () => {
  const [kind, setKind] = useState<(typeof FAULT_KINDS)[number]>('unavailable')
  const [path, setPath] = useState('')
  const [times, setTimes] = useState('1')
  const [delay, setDelay] = useState('')
  const add = (control: Control) => {
    const [count, milliseconds] = [whole(times), whole(delay)]
    return control.addFault({
      kind,
      ...(path !== '' && { path }),
      ...(count !== undefined && { times: count }),
      ...(milliseconds !== undefined && { milliseconds }),
    })
  }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectSheet label={words.kind} options={KINDS} value={kind} onChange={setKind} placeholder={words.kind} />
      <TextField label={words.path} value={path} onChange={setPath} />
      <TextField label={words.times} value={times} onChange={setTimes} inputMode="numeric" />
      <TextField label={words.delay} value={delay} onChange={setDelay} inputMode="numeric" />
      <div className="flex gap-2">
        <Act kind="primary" work={add}>
          {words.add}
        </Act>
        <Act work={(control) => control.removeFault(undefined)}>{words.removeAll}</Act>
      </div>
    </div>
  )
}

/** Faults that are in force, and new ones by call. */
export const Faults = () => (
  <>
    <Section>
      <NewFault />
    </Section>
    <Section>
      <Shown asked={useAsked(read)}>
        {(faults) => (
          <ul>
            {faults.map(({ id, kind, milliseconds, ofSession, path, remaining }) => (
              <Row
                key={id}
                title={path ?? words.everyCall}
                note={[
                  remaining === null ? words.always : words.left(remaining),
                  ...(ofSession ? [words.oneSession] : []),
                  ...(milliseconds > 0 ? [`${milliseconds} ms`] : []),
                ].join(', ')}
                state={<Badge tone="warning">{kind}</Badge>}
              >
                <Act work={(control) => control.removeFault(id)}>{words.remove}</Act>
              </Row>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  </>
)
