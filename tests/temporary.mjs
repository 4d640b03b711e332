// Puts the temporary files of tests into memory where there is room: a database server is a thousand files, and ext4 looks
// through all that were deleted recently before it creates one. Imported for this effect by whatever starts tests.
import { readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const MEMORY = '/dev/shm'
/** Several servers, and what a browser keeps. */
const ROOM = 6 * 1024 ** 3

/** Whether programs may be run in the folder, of the text of `/proc/mounts`. */
export const runsPrograms = (mounts, folder) => {
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === folder)
  const [, , type, options = ''] = mount?.split(' ') ?? []
  return type === 'tmpfs' && !options.split(',').includes('noexec')
}

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return runsPrograms(readFileSync('/proc/mounts', 'utf8'), MEMORY) && Math.min(bavail * bsize, freemem()) >= ROOM
  } catch {
    // Not Linux, or a container without it.
    return false
  }
}

if (process.env['TMPDIR'] === undefined && hasRoom()) process.env['TMPDIR'] = MEMORY
