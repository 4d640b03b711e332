import { instance } from '@viz-js/viz'
import type { Node } from '../tools/node.ts'
import type { Machine } from './lifecycles.ts'
import { machines } from './machines.ts'
import { code, escaped, scrolling } from './text.ts'
import { wireCode } from './wireCode.ts'

const statesOf = ({ start, steps }: Machine): ReadonlyArray<string> => [
  ...new Set([start, ...steps.flatMap(({ from, to }) => [from, to])]),
]

const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`

const LINE = 14

/** A label in short lines with room on both sides: the fonts of readers are wider than the one that Graphviz measures. */
const inLines = (text: string): string =>
  text
    .split(' ')
    .reduce<ReadonlyArray<string>>((lines, word) => {
      const last = lines.at(-1)
      return last !== undefined && last.length + word.length < LINE
        ? [...lines.slice(0, -1), `${last} ${word}`]
        : [...lines, word]
    }, [])
    .map((line) => `   ${line}   `)
    .join(String.raw`\n`)

const graphOf = (machine: Machine): string => {
  const states = statesOf(machine).map((state) => `${quoted(state)} [label=${quoted(state.replaceAll('-', ' '))}]`)
  const steps = machine.steps.map(
    ({ from, event, to }) => `${quoted(from)} -> ${quoted(to)} [label=${quoted(inLines(event))}]`,
  )
  return `digraph {
    rankdir=TB; nodesep=0.5; bgcolor="transparent"
    node [shape=box, style=rounded, fontname="Helvetica", fontsize=13, margin="0.25,0.08"]
    edge [fontname="Helvetica", fontsize=11]
    start [shape=point, width=0.12]; start -> ${quoted(machine.start)}
    ${[...states, ...steps].join('\n')}
  }`
}

const pictureOf = (svg: string, title: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--.*?-->|<title>.*?<\/title>| id="[^"]*"/gs, '')
    .replace(
      '<svg',
      `<svg role="img" aria-label="${escaped(`${title}: states and what changes them; the table below has the same.`)}"`,
    )

/** Every state machine as a picture and as a table, in the words of the rules with the codes of the contract. */
export const diagrams = async (contract: Node): Promise<string> => {
  const viz = await instance()
  const parts = machines().map((machine) => {
    const { id, shownIn, steps, title } = machine
    const named = (state: string) => {
      const [word, wire] = [state.replaceAll('-', ' '), wireCode(contract, machine, state)]
      return word === wire ? code(wire) : `${code(wire)} ${escaped(word)}`
    }
    const rows = steps.map(
      ({ from, event, to }) => `<tr><td>${named(from)}</td><td>${escaped(event)}</td><td>${named(to)}</td></tr>`,
    )
    const table = `<table><thead><tr><th>State</th><th>Event</th><th>Next state</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    const picture = pictureOf(viz.renderString(graphOf(machine), { format: 'svg' }), title)
    const [shape = ''] = shownIn
    return (
      `<section><h2 id="${id}">${escaped(title)}</h2>` +
      `<p>Shown in <a href="calls.html#${shape}">${code(shape)}</a>.</p>` +
      `${scrolling(`<div class="diagram">${picture}</div>`, title)}${scrolling(table, title)}</section>`
    )
  })
  return parts.join('\n')
}
