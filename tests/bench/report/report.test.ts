import { describe, expect, it } from 'vitest'
import { isMet, makeFigures, median } from './figures.ts'
import { pictureOf } from './picture.ts'
import { withFigures } from './publish.ts'
import { tableOf } from './table.ts'

const measured = () => {
  const figures = makeFigures()
  figures.begin('orders')
  for (const rate of [700, 1_200, 900]) figures.add('orders accepted', rate, '/s', { min: 1_000 })
  figures.begin('load')
  figures.add('shift of <main>', 0, '', { max: 0 })
  figures.add('styles', 12.34, 'kB')
  return figures.all()
}

describe('figures of a run', () => {
  it('keep one value for each round, under the part in which they were measured', () => {
    expect(measured().map(({ part, values, what }) => [part, what, values])).toEqual([
      ['orders', 'orders accepted', [700, 1_200, 900]],
      ['load', 'shift of <main>', [0]],
      ['load', 'styles', [12.34]],
    ])
  })

  it('are judged by their median, the bound included', () => {
    expect(median([700, 1_200, 900])).toBe(900)
    expect([isMet(80, { max: 80 }), isMet(81, { max: 80 }), isMet(80, { min: 80 }), isMet(79, { min: 80 })]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('the report', () => {
  it('has a table of the figures with a goal: part, median, spread, goal and verdict', () => {
    expect(tableOf(measured()).split('\n')).toEqual([
      '| part | measured | median | spread | goal | |',
      '|---|---|---|---|---|---|',
      '| orders | orders accepted | 900 /s | 700–1200 | ≥ 1000 /s | **missed** |',
      '| load | shift of <main> | 0 | | ≤ 0 | met |',
    ])
  })

  it('draws a bar for each figure with a goal, up to twice the goal', () => {
    const picture = pictureOf(measured())
    expect(picture.match(/<rect x="400"[^>]*>/g)).toEqual([
      '<rect x="400" y="44" width="171" height="14" fill="#b3402a"/>',
      '<rect x="400" y="70" width="0" height="14" fill="#1f7a4d"/>',
    ])
    expect(picture).toContain('shift of &lt;main>')
    expect(picture).not.toContain('styles')
  })

  it('replaces the figures of the page and nothing else', () => {
    const page = 'before\n<!-- figures: npm run bench -- --publish -->\nold\n<!-- end of figures -->\nafter\n'
    const replaced = withFigures(page, 'new')
    expect(replaced).toBe(
      'before\n<!-- figures: npm run bench -- --publish -->\n\nnew\n\n<!-- end of figures -->\nafter\n',
    )
    expect(withFigures(replaced, 'new')).toBe(replaced)
    expect(() => withFigures('no place', 'new')).toThrow('no place for the figures')
  })
})
