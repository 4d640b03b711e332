import { describe, expect, it } from 'vitest'
import { AREAS, areasLacking, LISTED_AREAS } from './areas.ts'

const lacking = (entries: Record<string, string>) => [...areasLacking(new Map(Object.entries(entries)))]
const OWN = AREAS.filter((area) => !LISTED_AREAS.includes(area))

describe('the areas that a server lacks', () => {
  it('an older server without the entry lacks those alone that have an entry of their own', () => {
    expect(lacking({})).toEqual(OWN)
    expect(OWN).toEqual(['alerts', 'savings', 'push', 'live', 'devices', 'codes', 'passkeys', 'recovery'])
  })

  it('a server that lists areas has those and no others', () => {
    expect(lacking({ areas: 'quotes offers' })).toEqual(AREAS.filter((area) => area !== 'quotes' && area !== 'offers'))
    expect(lacking({ areas: '' })).toEqual(AREAS)
  })

  it('an area of a newer contract is no concern of the app', () => {
    expect(lacking({ areas: `${LISTED_AREAS.join(' ')} futures` })).toEqual(OWN)
  })

  it.each([
    [{ alerts: '1' }, ['alerts']],
    [{ savingsplans: '1' }, ['savings']],
    [{ webpush: 'KEY' }, ['push']],
    [{ nativepush: 'fcm' }, ['push']],
    [{ stream: '1' }, ['live']],
    [{ security: 'sessions codes passkeys recovery waiting' }, ['devices', 'codes', 'passkeys', 'recovery']],
    [{ alerts: '0', stream: '0', security: '' }, []],
  ])('an area with an entry of its own is offered by it: %o', (entries, offered) => {
    const found = new Set(lacking(entries))
    expect(OWN.filter((area) => !found.has(area))).toEqual(offered)
    // The list does not speak of it.
    expect(lacking({ ...entries, areas: OWN.join(' ') }).filter((area) => OWN.includes(area))).toEqual(
      OWN.filter((area) => found.has(area)),
    )
  })
})
