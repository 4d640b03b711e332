import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'

/** A note about a position is kept, replaced and removed, and not over one that was not seen; the note from before the run is put back. */
export const positionNote = writing(
  'a note about a position: kept, replaced, removed',
  ['/common/config', '/trade/positionlist', '/trade/positioninfo', '/trade/positionnote'],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id }) => {
    const features = (await ask('/common/config', { type: 'all' })).find(({ name }) => name === 'orderfeatures')
    const isOffered = String(features?.value ?? '')
      .split(' ')
      .includes('notes')
    need(isOffered ? true : undefined, 'the server keeps no notes about positions')
    const past = (await ask('/trade/positionlist', { which: 'past' })).list
    const one = past[0] ?? (await ask('/trade/positionlist', { which: 'held' })).list[0]
    const { id: positionid } = need(one, 'the account never had a position')
    const before = await ask('/trade/positioninfo', { positionid })
    takeBack('a note about a position', '/trade/positionnote', () => ({
      positionid,
      note: before.note ?? '',
      requestid: id(),
    }))
    for (const note of ['Bought too early;\nsold too late. 太早 مبكرًا', 'Shorter.']) {
      const answered = await change(
        '/trade/positionnote',
        { positionid, note: `  ${note} `, requestid: id() },
        { altered: { note: 'Another.' } },
      )
      holds('/trade/positionnote', '/data/note', note, answered.note, answered.note === note)
      const found = (await ask('/trade/positioninfo', { positionid })).note
      holds('/trade/positioninfo', '/data/note', note, found, found === note)
    }
    await refuse(
      '/trade/positionnote',
      { positionid, note: 'Over an older one.', notebefore: 'Never seen.', requestid: id() },
      'note-changed',
    )
    await change('/trade/positionnote', { positionid, note: 'Last.', notebefore: 'Shorter.', requestid: id() })
    await refuseForm(
      '/trade/positionnote',
      { positionid, note: 'x'.repeat(1001), requestid: id() },
      'invalid-parameters',
    )
    await refuse(
      '/trade/positionnote',
      { positionid: NOWHERE, note: 'Nobody’s', requestid: id() },
      'position-not-found',
    )
    await change('/trade/positionnote', { positionid, requestid: id() })
    const none = (await ask('/trade/positioninfo', { positionid })).note
    holds('/trade/positioninfo', '/data/note', 'no note', none, none === '')
  },
)
