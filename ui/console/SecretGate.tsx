import { type FormEvent, useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { useDesk } from './desk.ts'
import { words } from './words.ts'

/** Asks for the secret that the broker was started with. */
export const SecretGate = () => {
  const { act, control } = useDesk()
  const [secret, setSecret] = useState('')
  const enter = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      control.setSecret(secret)
      await control.clock()
    })
  }
  return (
    <Section>
      <form className="grid gap-3" onSubmit={enter}>
        <TextField label={words.secret} value={secret} onChange={setSecret} autoComplete="off" />
        <Button type="submit">{words.enter}</Button>
      </form>
    </Section>
  )
}
