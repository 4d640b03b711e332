import { useCallback, useState } from 'react'
import type { Control, CustomerLine } from '../../ports/console/Control.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Badge, type Tone } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { useAsked, useDesk, useTyped } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const TONES: Readonly<Record<string, Tone>> = { verified: 'good', rejected: 'bad', 'under-review': 'warning' }

const Line = ({ line, onShow }: { readonly line: CustomerLine; readonly onShow: () => void }) => {
  const { act, control, openApp } = useDesk()
  const { account, frozen } = line
  const enter = () => act(async () => openApp(await control.session(account), '/home/index'))
  return (
    <Row
      title={<span className="num">{account}</span>}
      note={`${words.counts(line.orders, line.positions)}, ${words.sessions(line.sessions)}`}
      state={
        <span className="flex gap-1">
          <Badge tone={TONES[line.identity] ?? 'neutral'}>{line.identity}</Badge>
          {frozen && <Badge tone="bad">{words.frozen}</Badge>}
        </span>
      }
    >
      <Button kind="secondary" size="small" onClick={onShow} aria-label={`${words.details}: ${account}`}>
        {words.details}
      </Button>
      <Act work={() => control.freeze(account, !frozen)}>{frozen ? words.lift : words.freeze}</Act>
      <Act work={() => control.expireSessions(account)}>{words.expire}</Act>
      <Button kind="secondary" size="small" onClick={() => void enter()} aria-label={`${words.open}: ${account}`}>
        {words.open}
      </Button>
    </Row>
  )
}

/** Customers by their account, and the state of the one that was chosen. */
export const Customers = () => {
  const [text, setText, settled] = useTyped(250)
  const [chosen, setChosen] = useState('')
  const asked = useAsked(useCallback((control: Control) => control.customers(settled), [settled]))
  return (
    <div className="grid content-start gap-x-2 lg:grid-cols-[3fr_2fr]">
      <Section>
        <TextField label={words.searchAccount} value={text} onChange={setText} inputMode="numeric" type="search" />
        <Shown asked={asked}>
          {(lines) => (
            <ul>
              {lines.map((line) => (
                <Line key={line.account} line={line} onShow={() => setChosen(line.account)} />
              ))}
            </ul>
          )}
        </Shown>
      </Section>
      {chosen !== '' && (
        <div>
          <CustomerCard key={chosen} account={chosen} />
        </div>
      )}
    </div>
  )
}
