import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { stop } from '../../paper/commands/ready.mjs'

/** Debian's packages that have the programs of the walk. */
const PACKAGES = 'orca at-spi2-core xvfb xdotool openbox chromium dbus'

const programOf = (name: string): string => `/usr/bin/${name}`

/** Ends the command where a program of the walk is missing. */
export const needPrograms = (): void => {
  const missing = ['orca', 'Xvfb', 'xdotool', 'openbox', 'chromium', 'dbus-daemon'].find(
    (name) => !existsSync(programOf(name)),
  )
  if (missing !== undefined) stop(`${missing} is not installed: apt-get install ${PACKAGES}`)
}

/** A screen without a monitor, with a session bus and a window manager, on which programs run and keys are pressed. */
export interface Desktop {
  readonly start: (name: string, args: readonly string[]) => ChildProcess
  /** Presses a key, by its name of X11: "Tab", "Return", "shift+Tab". */
  readonly press: (key: string) => void
  readonly type: (text: string) => void
  /** Whether a window whose title matches is there. */
  readonly hasWindow: (title: string) => boolean
  /** Ends everything that was started, the last one first. */
  readonly stop: () => void
}

/** The first line of an output. Throws where the program ends without one. */
const firstLine = async (output: Readable): Promise<string> => {
  let read = ''
  for await (const chunk of output) {
    read += String(chunk)
    const end = read.indexOf('\n')
    if (end >= 0) return read.slice(0, end)
  }
  throw new Error(`no line was printed: ${read}`)
}

/** Starts the desktop. `folder` is the home of its programs, so that no settings of a user are read or changed. */
export const startDesktop = async (folder: string): Promise<Desktop> => {
  const children: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = {
    PATH: '/usr/bin:/bin',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
  }
  const start = (name: string, args: readonly string[], stdio: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(programOf(name), [...args], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', stdio, 'ignore', stdio],
    })
    children.push(child)
    return child
  }
  const xvfb = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], 'pipe')
  env['DISPLAY'] = `:${await firstLine(xvfb.stdio[3] as Readable)}`
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], 'pipe')
  if (bus.stdout) env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout)
  start('openbox', [])
  const xdotool = (...args: string[]) =>
    execFileSync(programOf('xdotool'), args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  return {
    start,
    press: (key) => void xdotool('key', '--clearmodifiers', key),
    type: (text) => void xdotool('type', '--delay', '60', text),
    hasWindow: (title) => {
      try {
        return xdotool('search', '--onlyvisible', '--name', title).toString() !== ''
      } catch {
        return false
      }
    },
    stop: () => {
      for (const { pid } of children.toReversed())
        try {
          if (pid !== undefined) process.kill(-pid, 'SIGKILL')
        } catch {
          // It has ended by itself.
        }
    },
  }
}
