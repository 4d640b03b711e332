import { useState } from 'react'
import type { Control } from '../../ports/console/Control.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { useAsked, useDesk } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const read = (control: Control) => control.snapshots()

const Audit = () => {
  const { act, control } = useDesk()
  const [found, setFound] = useState<ReadonlyArray<string> | null>(null)
  const prove = () => act(async () => setFound(await control.audit()))
  return (
    <Section>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" size="small" onClick={() => void prove()}>
          {words.audit}
        </Button>
        <span role="status">{found?.length === 0 && words.sound}</span>
      </div>
      <ul>
        {found?.map((problem) => (
          <Row key={problem} title={problem} />
        ))}
      </ul>
    </Section>
  )
}

/** The whole state: kept, brought back, proved. */
export const States = () => {
  const [name, setName] = useState('')
  return (
    <>
      <Section>
        <TextField label={words.snapshot} value={name} onChange={setName} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Act kind="primary" work={(control) => control.takeSnapshot(name)}>
            {words.take}
          </Act>
          <Act kind="danger" work={(control) => control.reset()}>
            {words.reset}
          </Act>
        </div>
        <Shown asked={useAsked(read)}>
          {(snapshots) => (
            <ul>
              {snapshots.map((one) => (
                <Row key={one.name} title={one.name} note={one.at.replace('T', ' ').slice(0, 19)}>
                  <Act work={(control) => control.restore(one.name)} label={`${words.restore}: ${one.name}`}>
                    {words.restore}
                  </Act>
                </Row>
              ))}
            </ul>
          )}
        </Shown>
      </Section>
      <Audit />
    </>
  )
}
