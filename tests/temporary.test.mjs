import { expect, it } from 'vitest'
import { runsPrograms } from './temporary.mjs'

const mounts = (options) => `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`

it('uses a file system in memory only if programs may be run in it', () => {
  expect(runsPrograms(mounts('rw,nosuid,size=65536k'), '/dev/shm')).toBe(true)
  expect(runsPrograms(mounts('rw,nosuid,noexec'), '/dev/shm')).toBe(false)
  expect(runsPrograms('/dev/vda / ext4 rw 0 0\n', '/dev/shm')).toBe(false)
  expect(runsPrograms('/dev/vda /dev/shm ext4 rw 0 0\n', '/dev/shm')).toBe(false)
})
