import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { TextArea } from '../../../kit/fields/TextArea.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeComplaintModel } from './complaint.model.ts'
import { type ComplaintDraft, CONTENT_LONGEST, EMAIL_LONGEST, TITLE_LONGEST } from './problems.ts'

/** The form of a complaint. */
export const ComplaintForm = () => {
  const all = useWords()
  const words = all.complaint
  const { form, state, submit } = useModel(makeComplaintModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const { kind } = useValue(state)
  const error = (field: keyof ComplaintDraft) => {
    const wrong = errors[field]
    return wrong && words.problems[wrong]()
  }
  const underway = kind === 'sending' || kind === 'unknown'
  return (
    <EntryForm onSubmit={submit} onLeave={form.leaveInput}>
      <TextField
        name="title"
        label={words.subject()}
        value={draft.title}
        onChange={(value) => form.change('title', value)}
        error={error('title')}
        maxLength={TITLE_LONGEST}
        dir="auto"
      />
      <TextArea
        name="content"
        label={words.content()}
        aside={<span className="num">{`${draft.content.length}/${CONTENT_LONGEST}`}</span>}
        hint={words.contentHint()}
        value={draft.content}
        onChange={(value) => form.change('content', value)}
        onBlur={() => form.leave('content')}
        error={error('content')}
        maxLength={CONTENT_LONGEST}
        rows={7}
      />
      <TextField
        name="email"
        label={words.email()}
        optional={all.optional()}
        hint={words.emailHint()}
        value={draft.email}
        onChange={(value) => form.change('email', value)}
        error={error('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_LONGEST}
        dir="ltr"
      />
      <Button type="submit" wide busy={sending || underway} disabled={kind === 'lost'}>
        {words.send()}
      </Button>
    </EntryForm>
  )
}
