import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { asOwner, freePort, type Program, program, programOf, until } from './programs.ts'

const NODES = 3
const PASSWORD = 'only-on-this-machine'
/** Of this many seconds without a sign of life a leader counts as dead: the least that Patroni allows. */
const LEASE = 20

/** One PostgreSQL with the Patroni that watches it. */
export interface Node {
  readonly name: string
  readonly port: number
  readonly patroni: Program
  readonly isLeader: () => Promise<boolean>
}

export interface Cluster {
  readonly nodes: ReadonlyArray<Node>
  /** Through PgBouncer, which gives a connection for one transaction, to whichever node leads. */
  readonly pooledUrl: string
  /** To whichever node leads, without a pooler. */
  readonly directUrl: string
  /** To any of the followers, in turn, without a pooler. */
  readonly replicaUrl: string
  readonly leader: () => Promise<Node>
  /** Resolves when one node leads and another follows it synchronously, so that a kill loses nothing. */
  readonly whole: () => Promise<void>
  readonly version: string
}

const WORKING = ['running', 'streaming']

/** The state of the nodes, as Patroni reports it. */
interface Membership {
  readonly members: ReadonlyArray<{ readonly role: string; readonly state: string }>
}

/** The oldest PostgreSQL that is installed, which is the one to prove. */
const oldest = (): string => readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(a) - Number(b))[0] ?? ''

const patroniOf = (
  name: string,
  folder: string,
  ports: { port: number; rest: number; etcd: number },
  version: string,
) => `
scope: paper
name: ${name}
restapi: { listen: 127.0.0.1:${ports.rest}, connect_address: 127.0.0.1:${ports.rest} }
etcd3: { hosts: 127.0.0.1:${ports.etcd} }
bootstrap:
  dcs:
    ttl: ${LEASE}
    loop_wait: 1
    retry_timeout: 3
    maximum_lag_on_failover: 0
    # A leader whose server has died is replaced, not started again.
    master_start_timeout: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 60, wal_keep_size: 512MB, shared_buffers: 64MB }
  initdb: [{ encoding: UTF8 }, data-checksums]
  pg_hba: [host replication all 127.0.0.1/32 scram-sha-256, host all all 127.0.0.1/32 scram-sha-256]
postgresql:
  listen: 127.0.0.1:${ports.port}
  connect_address: 127.0.0.1:${ports.port}
  data_dir: ${join(folder, name)}
  bin_dir: /usr/lib/postgresql/${version}/bin
  pgpass: ${join(folder, `${name}.pass`)}
  parameters: { unix_socket_directories: '${folder}' }
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewinder, password: ${PASSWORD} }
`

const haproxyOf = (
  { leader, followers }: { leader: number; followers: number },
  nodes: ReadonlyArray<{ name: string; port: number; rest: number }>,
) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${leader}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500 fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`).join('\n')}
listen followers
  bind 127.0.0.1:${followers}
  balance roundrobin
  option httpchk GET /replica
  http-check expect status 200
  default-server inter 500 fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`).join('\n')}
`

const bouncerOf = (port: number, leader: number, folder: string) => `
[databases]
paper = host=127.0.0.1 port=${leader} dbname=paper
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 16
server_login_retry = 1
server_connect_timeout = 2
`

/** Files of a cluster belong to the user that its databases run as. */
const owned = async (path: string): Promise<void> => {
  if (process.getuid?.() !== 0) return
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString()))
  await chown(path, uid, gid)
}

/** Three PostgreSQL with synchronous replication under Patroni and etcd, behind HAProxy and PgBouncer. */
export const startCluster = async (folder: string): Promise<Cluster> => {
  const version = oldest()
  await chmod(folder, 0o755)
  await owned(folder)
  const [etcd, peer, direct, pooled] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const followers = await freePort()
  await mkdir(join(folder, 'etcd'), { mode: 0o700 })
  await owned(join(folder, 'etcd'))
  const [client, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`]
  program(
    folder,
    'etcd-server',
    asOwner(programOf('etcd'), [
      `--data-dir=${join(folder, 'etcd')}`,
      '--unsafe-no-fsync',
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=default=${peers}`,
    ]),
  ).start()

  const nodes: Array<Node & { readonly rest: number }> = []
  for (let nth = 1; nth <= NODES; nth += 1) {
    const name = `node${nth}`
    const [port, rest] = [await freePort(), await freePort()]
    const file = join(folder, `${name}.yml`)
    await writeFile(file, patroniOf(name, folder, { port, rest, etcd }, version), { mode: 0o644 })
    const isLeader = async () => (await fetch(`http://127.0.0.1:${rest}/primary`)).status === 200
    nodes.push({ name, port, rest, isLeader, patroni: program(folder, name, asOwner(programOf('patroni'), [file])) })
  }
  for (const { patroni } of nodes) patroni.start()

  await writeFile(join(folder, 'haproxy.cfg'), haproxyOf({ leader: direct, followers }, nodes))
  program(folder, 'haproxy', [programOf('haproxy'), ['-db', '-f', join(folder, 'haproxy.cfg')]]).start()
  await writeFile(join(folder, 'users.txt'), `"postgres" "${PASSWORD}"\n`)
  await writeFile(join(folder, 'pgbouncer.ini'), bouncerOf(pooled, direct, folder))
  program(folder, 'pgbouncer', asOwner(programOf('pgbouncer'), [join(folder, 'pgbouncer.ini')])).start()

  const urlOf = (port: number, database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`
  const leader = (): Promise<Node & { readonly rest: number }> =>
    until('a leader of the database', 120, async () => {
      for (const node of nodes) if (await node.isLeader().catch(() => false)) return node
      return undefined
    })
  const ask = async (url: string, text: string) => {
    const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    connection.on('error', () => {})
    try {
      await connection.connect()
      return (await connection.query<Record<string, string>>(text)).rows
    } finally {
      await connection.end().catch(() => {})
    }
  }
  const whole = async (): Promise<void> => {
    await until('a synchronous follower', 180, async () => {
      const { rest } = await leader()
      const { members } = (await (await fetch(`http://127.0.0.1:${rest}/cluster`)).json()) as Membership
      // Only one that Patroni has noted as synchronous may take over.
      const isSafe = members.some(({ role }) => role === 'sync_standby')
      return isSafe && members.filter(({ state }) => WORKING.includes(state)).length === NODES ? true : undefined
    })
  }
  await whole()
  await until('the address of the leader', 30, () => ask(urlOf(direct, 'postgres'), 'select 1'))
  await ask(urlOf(direct, 'postgres'), 'create database paper')
  // What a broker asks for each of its connections where there is no pooler.
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await ask(urlOf(direct, 'postgres'), `alter role postgres in database paper set ${name} = '30s'`)
  }
  return {
    nodes,
    pooledUrl: urlOf(pooled, 'paper'),
    directUrl: urlOf(direct, 'paper'),
    replicaUrl: urlOf(followers, 'paper'),
    leader,
    whole,
    version,
  }
}
