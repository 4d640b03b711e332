import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { Session } from '../../domain/account/session.ts'
import type { Control } from '../../ports/console/Control.ts'

/** What every part of the console needs. */
export interface Desk {
  readonly control: Control
  readonly openApp: (session: Session, path: string) => Promise<void>
  /** Does something, says whether it was done, and lets every part read again. */
  readonly act: (work: () => Promise<unknown>, told?: string) => Promise<void>
  /** The control API to read from: another object after everything that was done, so that every part reads again. */
  readonly reading: { readonly control: Control }
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('a part of the console stands outside it')
  return desk
}

export type Asked<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'ready'; readonly value: T }

/** An answer of the control API, read again after everything that was done. The last one stays while the next loads. */
export const useAsked = <T>(ask: (control: Control) => Promise<T>): Asked<T> => {
  const { reading } = useDesk()
  const [asked, setAsked] = useState<Asked<T>>({ is: 'loading' })
  useEffect(() => {
    let isOver = false
    const tell = (next: Asked<T>) => {
      if (!isOver) setAsked(next)
    }
    ask(reading.control).then(
      (value) => tell({ is: 'ready', value }),
      (cause: unknown) => tell({ is: 'failed', why: cause instanceof Error ? cause.message : String(cause) }),
    )
    return () => {
      isOver = true
    }
  }, [ask, reading])
  return asked
}

/** A text that a person types, and what a search should ask for: the text of a moment ago. */
export const useTyped = (pause: number): readonly [text: string, set: (text: string) => void, settled: string] => {
  const [text, setText] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return [text, useCallback((next: string) => setText(next), []), settled]
}
