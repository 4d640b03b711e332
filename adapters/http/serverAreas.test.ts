import { Effect, Exit } from 'effect'
import { describe, expect, it } from 'vitest'
import { AREAS, LISTED_AREAS } from '../../domain/config/areas.ts'
import { Rejected, Unavailable } from '../../ports/failure.ts'
import { AREA_OF_CALL } from '../generated/areas.ts'
import { areaNames, example } from './testing/contract.ts'
import { makeServerAreas } from './serverAreas.ts'

const missing = new Unavailable({ status: 404 })
const isRefused = async ({ refuse }: ReturnType<typeof makeServerAreas>, path: string) =>
  Exit.isFailure(await Effect.runPromiseExit(refuse(path)))

describe('the areas of the contract', () => {
  it('are those of the app, each with a call', () => {
    expect(areaNames).toEqual(AREAS)
    expect(new Set(Object.values(AREA_OF_CALL))).toEqual(new Set(AREAS))
  })

  it('are all offered by the example of the config, which the mock answers with', () => {
    const entries = example('/common/config')
    expect(entries).toContainEqual({ name: 'areas', value: LISTED_AREAS.join(' ') })
  })
})

describe('what a server lacks', () => {
  it('by its config: its calls fail as if it had answered 404, and nothing else does', async () => {
    const areas = makeServerAreas()
    areas.learnConfig(new Map([['areas', 'quotes offers']]))
    expect(await isRefused(areas, '/block/list')).toBe(true)
    expect(await isRefused(areas, '/offer/list')).toBe(false)
    expect(await isRefused(areas, '/funds/wallets')).toBe(false)
    areas.learnConfig(new Map())
    expect(await isRefused(areas, '/block/list')).toBe(false)
  })

  it('by an answer of 404: it is told once', async () => {
    const areas = makeServerAreas()
    const told: string[] = []
    const stop = areas.watch((area) => void told.push(area))
    areas.learn('/block/list', missing)
    await expect.poll(() => told).toEqual(['block'])
    areas.learn('/block/info', missing)
    expect(await isRefused(areas, '/block/mine')).toBe(false)
    expect(told).toEqual(['block'])
    // A later watcher is told of it too.
    const later: string[] = []
    areas.watch((area) => void later.push(area))
    expect(later).toEqual(['block'])
    stop()
  })

  it.each([
    ['a refusal', '/block/list', new Rejected({ code: 'system-busy' })],
    ['an interruption', '/block/list', new Unavailable({ status: 503 })],
    ['a call of no area', '/user/getUserinfo', missing],
    ['a call that is offered by itself', '/trade/cancelorders', missing],
  ])('%s says nothing of an area', async (_, path, failure) => {
    const areas = makeServerAreas()
    const told: string[] = []
    areas.watch((area) => void told.push(area))
    areas.learn(path, failure)
    expect(await isRefused(areas, path)).toBe(false)
    expect(told).toEqual([])
  })
})
