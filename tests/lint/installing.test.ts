import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read, ROOT } from './tree.ts'

interface Instruction {
  readonly name: string
  readonly rest: string
}

/** The instructions of a Dockerfile, each with its continued lines. */
const instructionsIn = (text: string): ReadonlyArray<Instruction> =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^(\w+)\s+(.+)$/.exec(line) ?? []
      return name === undefined || rest === undefined ? [] : [{ name, rest }]
    })

/** Rules of hadolint that a broker's image can break, by their names there. The linter itself is a program that no registry of npm has. */
const RULES: Readonly<Record<string, (all: ReadonlyArray<Instruction>) => boolean>> = {
  'DL3000: WORKDIR is absolute': (all) => of(all, 'WORKDIR').every((path) => path.startsWith('/')),
  'DL3002: the last user is not root': (all) => !/^(root|0)?$/.test(of(all, 'USER').at(-1) ?? ''),
  'DL3003: no cd, but WORKDIR': (all) => of(all, 'RUN').every((line) => !/\bcd\s/.test(line)),
  'DL3004: no sudo': (all) => of(all, 'RUN').every((line) => !/\bsudo\b/.test(line)),
  'DL3006: images have a tag': (all) => images(all).every((image) => image.includes(':')),
  'DL3007: no image is "latest"': (all) => images(all).every((image) => !image.endsWith(':latest')),
  'DL3016: npm installs what a lock file pins': (all) =>
    of(all, 'RUN').every((line) => !/\bnpm (i|install)\b/.test(line)),
  'DL3020: COPY, not ADD': (all) => of(all, 'ADD').length === 0,
  'DL3024: stages have names of their own': (all) => {
    const names = of(all, 'FROM').flatMap((line) => / AS (\S+)$/i.exec(line)?.[1] ?? [])
    return new Set(names).size === names.length
  },
  'DL3025: CMD is a list of words': (all) => of(all, 'CMD').every((line) => line.startsWith('[')),
  'DL3045: COPY has a WORKDIR before it': (all) => {
    const first = all.findIndex(({ name }) => name === 'COPY')
    return all.slice(0, first).some(({ name }) => name === 'WORKDIR')
  },
  'DL4000: no MAINTAINER': (all) => of(all, 'MAINTAINER').length === 0,
  'DL4006: no pipe hides a failure': (all) => of(all, 'RUN').every((line) => !/[^|]\|[^|]/.test(line)),
  'no secret is built in': (all) =>
    [...of(all, 'ENV'), ...of(all, 'ARG')].every((line) => !/PASSWORD|SECRET|TOKEN/i.test(line)),
}
const of = (all: ReadonlyArray<Instruction>, wanted: string): ReadonlyArray<string> =>
  all.flatMap(({ name, rest }) => (name === wanted ? [rest] : []))
const images = (all: ReadonlyArray<Instruction>) => of(all, 'FROM').map((line) => line.split(' ')[0] ?? '')
const broken = (text: string) =>
  Object.entries(RULES).flatMap(([rule, holds]) => (holds(instructionsIn(text)) ? [] : [rule.split(':')[0]]))

describe('the container files', () => {
  it('keep the rules of a linter', () => {
    expect(broken(read('Dockerfile'))).toEqual([])
  })

  it.each([
    ['DL3002', (text: string) => text.replace('USER node', 'USER root')],
    ['DL3002', (text: string) => text.replace('USER node\n', '')],
    ['DL3007', (text: string) => text.replace(/node:\S+/, 'node:latest')],
    ['DL3016', (text: string) => text.replace('npm ci', 'npm install')],
    ['DL3025', (text: string) => text.replace(/^CMD .*$/m, 'CMD node dist/paper/main.js')],
    ['DL4006', (text: string) => text.replace('npm run build', 'npm run build | tee log')],
    ['no secret is built in', (text: string) => `${text}ENV DATABASE_PASSWORD=practice\n`],
  ])('would be found to break %s', (rule, change) => {
    expect(broken(change(read('Dockerfile')))).toContain(rule)
  })

  it('publish nothing to other machines, pin what they run, and wait for what they need', () => {
    const { services } = parse(read('compose.yaml'))
    expect(services.database.image).toMatch(/^postgres:\d+$/)
    expect(services.database.ports).toBeUndefined()
    for (const port of services.broker.ports) expect(port).toMatch(/^127\.0\.0\.1:/)
    expect(services.broker.depends_on.database.condition).toBe('service_healthy')
    expect(services.database.healthcheck.test.join(' ')).toContain('pg_isready')
  })
})

describe('a release', () => {
  const release = parse(read('.github/workflows/release.yml'))
  const steps: ReadonlyArray<{ readonly run?: string }> = release.jobs.release.steps
  const runs = steps.flatMap(({ run }) => run ?? [])

  it('is published by a tag, after the gate, an audit, a trial of the packages and a bill of materials', () => {
    expect(release.on).toEqual({ push: { tags: ['v*'] } })
    const places = ['npm test', 'npm audit', 'npm run pack -- --try', 'npm sbom', 'npm publish'].map((command) =>
      runs.findIndex((run) => run.includes(command)),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  })

  it('has a bill of materials that npm can write, with every package that runs', () => {
    const [command = ''] = runs.flatMap((run) => /^npm (sbom [^>]+)>/.exec(run)?.[1] ?? [])
    const words = [...command.trim().split(' '), '--package-lock-only']
    const bill = JSON.parse(execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }))
    expect(bill.bomFormat).toBe('CycloneDX')
    const named = new Set(
      bill.components.map(({ name, group }: { name: string; group?: string }) => (group ? `${group}/${name}` : name)),
    )
    const { dependencies, version } = JSON.parse(read('package.json'))
    expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([])
    expect(bill.metadata.component.version).toBe(version)
  })
})
