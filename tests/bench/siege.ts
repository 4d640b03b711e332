import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp, { type JpegOptions } from 'sharp'
import { hasCode } from '../../paper/platform/errors/errorCode.ts'
import { type Customer, makeCustomer } from '../e2e/support/control.ts'
import { tell } from './measure.ts'
import { median } from './report/figures.ts'

const MEBIBYTE = 1024 * 1024
/** Milliseconds between two readings of the broker's memory, and between two calls of the bystander. */
const EVERY = 100
/** How long slow clients are watched, in milliseconds. */
const SLOW_FOR = 25_000

/** Prepares what attackers need, then returns the function that starts them, which returns a line about the result. */
type Siege = (target: Target) => Promise<() => Promise<string>>

interface Target {
  readonly url: string
  readonly host: string
  readonly port: number
}

/** Attackers come from an address of their own, so that the bystander does not share their limits. Loopback has many. */
const ATTACKER = process.platform === 'linux' ? { localAddress: '127.0.0.66' } : {}

/** Bytes of memory that a process uses. Only Linux reports it for another process. */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024
}

/** Calls as a customer with an open app does, until it is stopped; returns how long each call took. */
const bystander = async (url: string, isOver: () => boolean): Promise<readonly number[]> => {
  const { account, token } = await makeCustomer(url)
  const took: number[] = []
  while (!isOver()) {
    for (const path of ['/user/getUserinfo', '/trade/funds']) {
      const start = performance.now()
      const answer = await fetch(`${url}/api/vue${path}`, { method: 'POST', headers: { account, token } })
      const { status } = (await answer.json()) as { status: number }
      took.push(status === 1 ? performance.now() - start : Infinity)
    }
    await sleep(EVERY)
  }
  return took
}

/** The peak memory of the broker, until it is stopped. */
const watchMemory = async (pid: number, isOver: () => boolean): Promise<number> => {
  let most = 0
  while (!isOver()) {
    most = Math.max(most, await memoryOf(pid))
    await sleep(EVERY)
  }
  return most
}

/** Opens connections, sends a beginning on each and then a byte now and then; counts which of them still live at the end. */
const slowly = async ({ host, port }: Target, beginning: string): Promise<string> => {
  const sockets = Array.from({ length: 1_000 }, (): Socket => {
    const socket = connect({ host, port, ...ATTACKER })
    return socket.on('error', () => {}).once('connect', () => socket.write(beginning))
  })
  const until = performance.now() + SLOW_FOR
  while (performance.now() < until) {
    await sleep(1_000)
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }
  const living = sockets.filter(({ readable, writable }) => readable && writable).length
  for (const socket of sockets) socket.destroy()
  return `${living} of ${sockets.length} still open after ${SLOW_FOR / 1_000} s`
}

const slowBodies: Siege = async (target) => () =>
  slowly(
    target,
    'POST /api/vue/user/login HTTP/1.1\r\nHost: paper\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\naccount=',
  )

const slowHeaders: Siege = async (target) => () =>
  slowly(target, 'POST /api/vue/user/login HTTP/1.1\r\nHost: paper\r\nX-Slow: ')

/** Sends one request from the attackers' address; returns the answer's HTTP status, or why there was none. */
const post = (target: Target, path: string, headers: Record<string, string>, body: Buffer): Promise<string> =>
  new Promise((done) => {
    const { host, port } = target
    const options = { host, port, path: `/api/vue${path}`, method: 'POST', agent: false, headers, ...ATTACKER }
    request(options, (response) => {
      response.resume().once('end', () => done(String(response.statusCode)))
    })
      .once('error', (cause) => done(hasCode(cause) ? cause.code : cause.message))
      .end(body)
  })

const counted = (answers: readonly string[]): string =>
  [...new Set(answers)].map((kind) => `${answers.filter((one) => one === kind).length} × ${kind}`).join(', ')

/** One after another: a hundred new accounts at the same time would be a load of their own. */
const makeCustomers = async (url: string, count: number): Promise<readonly Customer[]> => {
  const made: Customer[] = []
  while (made.length < count) made.push(await makeCustomer(url))
  return made
}

const logIns: Siege = async (target) => {
  const customers = await makeCustomers(target.url, 20)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const attempt = (_: unknown, n: number) => {
    const { account = '', password = '' } = customers[n % customers.length] ?? {}
    return post(target, '/user/login', headers, Buffer.from(new URLSearchParams({ account, password }).toString()))
  }
  return async () => counted(await Promise.all(Array.from({ length: 200 }, attempt)))
}

/** A photo as a phone takes it, of so many pixels and a few megabytes. */
const photo = (width: number, height: number, options: JpegOptions): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 85, ...options })
    .toBuffer()

const BOUNDARY = 'siege'

const partOf = (disposition: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`

const formWith = (file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(partOf('name="purpose"', 'identity\r\n')),
    Buffer.from(partOf('name="requestid"', `${randomUUID()}\r\n`)),
    Buffer.from(partOf('name="file"; filename="photo.jpg"', '')),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const uploadsOf = async (target: Target, file: Buffer): Promise<() => Promise<string>> => {
  const customers = await makeCustomers(target.url, 100)
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  const send = ({ account, token }: Customer) => {
    const body = formWith(file)
    const headers = { account, token, 'content-type': type, 'content-length': String(body.length) }
    return post(target, '/upload/image', headers, body)
  }
  return async () =>
    `${(file.length / MEBIBYTE).toFixed(1)} MiB each: ${counted(await Promise.all(customers.map(send)))}`
}

const uploads: Siege = async (target) => uploadsOf(target, await photo(4_000, 3_000, {}))

/**
 * As large as one that comes in several passes may be: its reader keeps the coefficients of the whole picture in memory, most
 * where colour is as fine as brightness, and goes over them in each pass.
 */
const progressiveUploads: Siege = async (target) =>
  uploadsOf(target, await photo(3_000, 2_000, { progressive: true, chromaSubsampling: '4:4:4' }))

const SIEGES: Readonly<Record<string, Siege>> = {
  '1,000 slow bodies': slowBodies,
  '1,000 slow headers': slowHeaders,
  '200 log-ins at once': logIns,
  '100 uploads at once': uploads,
  '100 progressive uploads at once': progressiveUploads,
}

/** The effect of each siege on the broker's memory and on a bystander, one after another. */
export const benchSiege = async (url: string, pid: number): Promise<void> => {
  const { hostname: host, port } = new URL(url)
  for (const [name, siege] of Object.entries(SIEGES)) {
    const begin = await siege({ url, host, port: Number(port) })
    const before = await memoryOf(pid)
    let isOver = false
    const watching = Promise.all([bystander(url, () => isOver), watchMemory(pid, () => isOver)])
    const outcome = await begin()
    isOver = true
    const [took, most] = await watching
    process.stdout.write(`${name}: ${outcome}\n`)
    tell(`${name}, memory`, (most - before) / MEBIBYTE, 'MB', { max: 200 })
    tell(`${name}, a bystander's calls`, took.length, '')
    tell(`${name}, a bystander's call, middle`, median(took), 'ms', { max: 50 })
    const late = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
    tell(`${name}, a bystander's call, 99th percentile`, late, 'ms')
  }
}
