import { readdirSync, statSync, statfsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { realClock } from '../../platform/clock/clock.ts'
import { HOUR } from '../../platform/clock/instant.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'

/** Parts of an installation that the broker does not need for its work, and whose failure nobody would notice. */
export interface Watched {
  /** The folder of the broker's own database; undefined with a database elsewhere. */
  readonly dataFolder: string | undefined
  /** Where backups are kept. */
  readonly backupFolder: string | undefined
  /** Addresses, https, at which customers open the app. */
  readonly certificates: ReadonlyArray<string>
}

const DAY = 24 * HOUR
/** The longest that a server may take to show its certificate. */
const PATIENCE = 5_000

/** Whether an entry of the folder is a backup that is complete: a copy of a data folder, or a file of another tool. */
const isBackup = (path: string): boolean => {
  const entry = statSync(path)
  if (entry.isFile()) return entry.size > 0
  return ['password', 'postgres/backup_label'].every((name) => statSync(join(path, name), { throwIfNoEntry: false }))
}

/** Milliseconds since the last backup was complete; infinite where there is none. */
export const backupAge = (folder: string, now: Date): number => {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  const complete = names.map((name) => join(folder, name)).filter(isBackup)
  return Math.min(...complete.map((path) => now.getTime() - statSync(path).mtimeMs))
}

/** Days until the certificate of an https address ends; negative where no client would accept it, or nobody answers. */
export const certificateDays = async (address: string): Promise<number> => {
  const { hostname, port } = new URL(address)
  const now = (await realClock.now()).getTime()
  return new Promise((done) => {
    const socket = connect(
      // A server is named by a host alone, never by an address of the network.
      { host: hostname, port: Number(port) || 443, servername: isIP(hostname) ? '' : hostname, timeout: PATIENCE },
      () => {
        done((Date.parse(socket.getPeerCertificate().valid_to) - now) / DAY)
        socket.destroy()
      },
    )
    socket.on('error', () => done(-1)).on('timeout', () => socket.destroy(new Error('no answer')))
  })
}

const watchDisk = ({ gauge }: Metrics, folder: string): void => {
  const room = () => statfsSync(folder)
  gauge('paper_disk_free_bytes', 'Room on the disk of the data folder.', () => room().bavail * room().bsize, 'min')
  gauge('paper_disk_free_share', 'The free part of that disk, from 0 to 1.', () => room().bavail / room().blocks, 'min')
}

/** Asks once an hour: a certificate changes rarely, and a scrape must not wait for a server. */
const watchCertificates = ({ gauges }: Metrics, addresses: ReadonlyArray<string>): (() => void) => {
  const days = new Map<string, number>()
  const ask = async (): Promise<void> => {
    for (const address of addresses) days.set(address, await certificateDays(address))
  }
  void ask()
  const timer = setInterval(() => void ask(), HOUR).unref()
  gauges(
    { name: 'paper_certificate_days', label: 'address' },
    'Days until the certificate of an address ends; negative where no client would accept it.',
    () => days,
    'min',
  )
  return () => clearInterval(timer)
}

/** Publishes the figures of what is watched. Returns the function that stops it. */
export const watchMachine = (metrics: Metrics, { backupFolder, certificates, dataFolder }: Watched): (() => void) => {
  if (dataFolder !== undefined) watchDisk(metrics, dataFolder)
  if (backupFolder !== undefined)
    metrics.gauge(
      'paper_backup_age_seconds',
      'Seconds since the last backup was complete; infinite where there is none.',
      async () => {
        try {
          return backupAge(backupFolder, await realClock.now()) / 1_000
        } catch {
          // A folder that is gone has no backup either.
          return Number.POSITIVE_INFINITY
        }
      },
      'min',
    )
  return certificates.length === 0 ? () => {} : watchCertificates(metrics, certificates)
}
