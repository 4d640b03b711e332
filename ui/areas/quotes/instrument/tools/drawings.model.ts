import { batch, effect, signal, untracked } from '@preact/signals-react'
import type { App } from '../../../../data/app/app.ts'
import { makeConnectionModel } from '../../../../data/app/connection.model.ts'
import {
  type ChartDrawing,
  type DrawingKind,
  type DrawingPoint,
  LONGEST_TEXT,
  MOST_DRAWINGS,
} from '../../../../charts/tools/drawings.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'
import { keepDrawings, loadDrawings, readDrawings } from './keptDrawings.ts'

type Drawings = ReadonlyArray<ChartDrawing>
const NONE: Drawings = []
/** How many changes can be undone. */
const MOST_UNDONE = 50

/**
 * The drawings on the instrument that is open, kept on the device, with a way to undo every change. What another tab has drawn
 * meanwhile is read when the page is seen again; then there is nothing to undo.
 */
export const makeDrawingsModel = (app: App) => {
  const { visible } = app.model(makeConnectionModel)
  const { tool } = app.model(makeToolsOpenModel)
  const drawings = signal<Drawings>(NONE)
  const past = signal<ReadonlyArray<Drawings>>([])
  const magnet = signal(true)
  const text = signal('')
  /** How many points of the new drawing are set. */
  const placed = signal(0)
  let code = ''
  /** The text that the device held last. One that stores nothing never holds another one. */
  let held: string | null = null
  let writing = 0
  let suggest: (kind: DrawingKind) => ReadonlyArray<DrawingPoint> = () => []

  const load = async (): Promise<void> => {
    const own = code
    const text = await app.run(loadDrawings(own))
    if (code !== own || writing > 0 || text === held) return
    held = text
    batch(() => {
      drawings.value = readDrawings(text)
      past.value = []
    })
  }
  const keep = async (next: Drawings): Promise<void> => {
    const own = code
    writing += 1
    const text = await app.run(keepDrawings(own, next))
    writing -= 1
    if (code === own) held = text
  }
  const put = (next: Drawings): void => {
    drawings.value = next
    void keep(next)
  }
  const change = (next: Drawings): void => {
    past.value = [...past.peek(), drawings.peek()].slice(-MOST_UNDONE)
    put(next)
  }
  const edit = (id: number, part: Partial<ChartDrawing>): void =>
    change(drawings.peek().map((one) => (one.id === id ? { ...one, ...part } : one)))
  const add = (kind: DrawingKind, points: ReadonlyArray<DrawingPoint>, words = ''): void => {
    const all = drawings.peek()
    if (all.length >= MOST_DRAWINGS || points.length === 0) return
    const id = Math.max(0, ...all.map((one) => one.id)) + 1
    change([...all, { id, kind, points, text: words.slice(0, LONGEST_TEXT) }])
  }

  return {
    drawings,
    past,
    tool,
    magnet,
    text,
    placed,
    open: async (next: string): Promise<void> => {
      // A chart of another range of the same instrument keeps what can be undone.
      if (code === next) return
      code = next
      held = null
      batch(() => {
        drawings.value = NONE
        past.value = []
        tool.value = null
      })
      await load()
    },
    /** Reads them whenever the page is seen again, until the returned function is called. */
    follow: (): (() => void) =>
      effect(() => {
        if (visible.value) untracked(() => void load())
      }),
    /** Chooses what taps draw; the same one again, or null, gives the taps back to the chart. */
    choose: (kind: DrawingKind | null): void => void (tool.value = kind === tool.peek() ? null : kind),
    /** Adds a drawing that was placed by taps; the next taps are the chart's own. */
    place: (kind: DrawingKind, points: ReadonlyArray<DrawingPoint>, words: string): void =>
      batch(() => {
        add(kind, points, kind === 'text' ? words : '')
        tool.value = null
      }),
    /** Adds a drawing across what is visible, for customers who do not tap. */
    addThere: (kind: DrawingKind, words: string): void => add(kind, suggest(kind), kind === 'text' ? words : ''),
    /** What the next text says. */
    say: (next: string): void => void (text.value = next),
    toggleMagnet: (): void => void (magnet.value = !magnet.peek()),
    countPlaced: (count: number): void => void (placed.value = count),
    suggestBy: (by: typeof suggest): void => void (suggest = by),
    move: (id: number, points: ReadonlyArray<DrawingPoint>): void => edit(id, { points }),
    write: (id: number, words: string): void => edit(id, { text: words.slice(0, LONGEST_TEXT) }),
    remove: (id: number): void => change(drawings.peek().filter((one) => one.id !== id)),
    clear: (): void => change(NONE),
    undo: (): void => {
      const before = past.peek().at(-1)
      if (before === undefined) return
      batch(() => {
        past.value = past.peek().slice(0, -1)
        put(before)
      })
    },
  }
}
