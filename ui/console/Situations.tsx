import { useState } from 'react'
import type { Control, MadeSituation, Situation } from '../../ports/console/Control.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Badge } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { useAsked, useDesk } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const read = (control: Control) => control.situations()

const MadeCard = ({ made }: { readonly made: MadeSituation }) => {
  const { openApp } = useDesk()
  const lines = [
    [words.account, made.account],
    [words.password, made.password],
    [words.screen, made.path],
  ] as const
  return (
    <Section title={`${words.made}: ${made.name}`}>
      <div role="status" className="grid gap-2">
        <p>{made.expected}</p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-ink-2">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="medium" onClick={() => void openApp(made, made.path)}>
            {words.openApp}
          </Button>
        </div>
      </div>
    </Section>
  )
}

const fits = (search: string) => (one: Situation) =>
  `${one.name} ${one.title} ${one.topic}`.toLowerCase().includes(search.toLowerCase())

/** Situations in one click each. */
export const Situations = () => {
  const { act, control } = useDesk()
  const asked = useAsked(read)
  const [search, setSearch] = useState('')
  const [made, setMade] = useState<MadeSituation | null>(null)
  const [busy, setBusy] = useState('')
  const make = async (name: string) => {
    setBusy(name)
    await act(async () => setMade(await control.makeSituation(name)))
    setBusy('')
  }
  return (
    <>
      {made && <MadeCard made={made} />}
      <Section>
        <TextField label={words.search} value={search} onChange={setSearch} type="search" />
        <Shown asked={asked}>
          {(all) => (
            <ul className="mt-3 md:columns-2 md:gap-8">
              {all.filter(fits(search)).map(({ movesTime, name, title, topic }) => (
                <Row
                  key={name}
                  title={title}
                  note={movesTime ? `${name}, ${words.movesTime}` : name}
                  state={<Badge>{topic}</Badge>}
                >
                  <Button
                    kind="secondary"
                    size="small"
                    busy={busy === name}
                    aria-label={`${words.make}: ${name}`}
                    onClick={() => void make(name)}
                  >
                    {words.make}
                  </Button>
                </Row>
              ))}
            </ul>
          )}
        </Shown>
      </Section>
    </>
  )
}
