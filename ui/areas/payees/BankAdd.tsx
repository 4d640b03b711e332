import { useEffect } from 'react'
import { cardScheme } from '../../../domain/payees/account.ts'
import { lengthOfName } from '../../../domain/identity/validation.ts'
import { NETWORKS } from '../../../domain/payees/wallet.ts'
import type { AccountType, PayMethod } from '../../../ports/Deposits.ts'
import { FundsGate } from '../transfers/FundsGate.tsx'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { deviceTime } from '../../data/clock/device.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { FundPasswordField } from '../../data/form/FundPasswordField.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { lookupMessage, serverMessage } from '../../i18n/serverMessage.ts'
import { type BindCode, type BindDraft, makeBindModel } from './bind.model.ts'
import { WaitHint } from '../../app/waiting/LaterWaitHint.tsx'
import { PayeesFull } from './PayeesFull.tsx'

const METHODS: ReadonlyArray<PayMethod> = ['bank', 'wallet']
const ACCOUNT_TYPES: ReadonlyArray<AccountType> = ['savings', 'current']

type TextName = 'holder' | 'number' | 'bank' | 'swift' | 'bankAddress' | 'payeeAddress' | 'address'

/** A text field of the form, with its error. */
const DraftField = ({ name, ...rest }: { readonly name: TextName } & Partial<Parameters<typeof TextField>[0]>) => {
  const all = useWords()
  const words = all.payees
  const { form } = useModel(makeBindModel)
  const draft = useValue(form.draft)
  const code = useValue(form.errors)[name]
  const said = (wrong: BindCode): string =>
    wrong === 'name-too-long'
      ? words.holderTooLong({ count: lengthOfName(draft.holder) })
      : (lookupMessage(words.problems, wrong) ?? serverMessage(all, wrong))
  return (
    <TextField
      label={words[name]()}
      autoComplete="off"
      {...rest}
      name={name}
      value={draft[name]}
      onChange={(value) => form.change(name, value)}
      error={code && said(code)}
    />
  )
}

const code = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const

const BankFields = ({ draft }: { readonly draft: BindDraft }) => {
  const all = useWords()
  const words = all.payees
  const { form } = useModel(makeBindModel)
  return (
    <>
      <DraftField name="holder" hint={words.holderHint()} autoComplete="name" maxLength={400} />
      <DraftField name="number" {...code} hint={cardScheme(draft.number)} maxLength={48} />
      <DraftField name="bank" maxLength={80} />
      <DraftField name="swift" {...code} hint={words.swiftHint()} maxLength={20} />
      <DraftField name="bankAddress" optional={all.optional()} maxLength={160} />
      <DraftField name="payeeAddress" optional={all.optional()} maxLength={160} />
      <SelectSheet
        label={words.accountType()}
        optional={all.optional()}
        placeholder={words.choose()}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: words.accountTypes[value]() }))}
        value={draft.accountType}
        onChange={(next) => form.change('accountType', next)}
      />
    </>
  )
}

const WalletFields = ({ draft }: { readonly draft: BindDraft }) => {
  const words = useWords().payees
  const { form } = useModel(makeBindModel)
  return (
    <>
      <Segmented
        label={words.network()}
        choices={NETWORKS.map((value) => ({ value, label: value }))}
        value={draft.network}
        onChange={(next) => form.change('network', next)}
      />
      <DraftField name="address" dir="ltr" autoCapitalize="off" spellCheck={false} maxLength={100} />
      <Banner>{words.addressWarning()}</Banner>
    </>
  )
}

const useFacts = (draft: BindDraft) => {
  const words = useWords().payees
  const names: ReadonlyArray<TextName> =
    draft.method === 'wallet' ? ['address'] : ['holder', 'number', 'bank', 'swift', 'bankAddress', 'payeeAddress']
  const texts = names
    .filter((name) => draft[name].trim() !== '')
    .map((name) => ({ label: words[name](), value: <bdi className="break-all">{draft[name]}</bdi> }))
  return draft.method === 'wallet' ? [{ label: words.network(), value: draft.network }, ...texts] : texts
}

const BindForm = ({ draft }: { readonly draft: BindDraft }) => {
  const all = useWords()
  const words = all.payees
  const { choose, form, review } = useModel(makeBindModel)
  const problem = useValue(form.errors).fundPassword
  return (
    <EntryForm onSubmit={review} onLeave={form.leaveInput}>
      <Segmented
        label={words.method()}
        choices={METHODS.map((value) => ({ value, label: words.methods[value]() }))}
        value={draft.method}
        onChange={choose}
      />
      {draft.method === 'bank' ? <BankFields draft={draft} /> : <WalletFields draft={draft} />}
      <FundPasswordField
        form={form}
        label={words.fundPassword()}
        hint={words.fundPasswordHint()}
        value={draft.fundPassword}
        error={problem && (lookupMessage(words.problems, problem) ?? serverMessage(all, problem))}
      />
      <WaitHint text={words.waitHint} />
      <Button type="submit" wide>
        {words.review()}
      </Button>
    </EntryForm>
  )
}

/** /mine/bankAdd: binding a bank account, a card or a wallet; typing errors are detected before money is lost. */
export default function BankAdd() {
  const app = useApp()
  const words = useWords().payees
  const model = useModel(makeBindModel)
  const { form, intent, sheet, look, confirm } = model
  const draft = useValue(form.draft)
  const standing = useValue(model.standing)
  const gate = useValue(model.gate)
  const isFull = useValue(model.isFull)
  const looked = useValue(model.looked)
  useEffect(() => void look(), [look])
  const facts = useFacts(draft)
  const { tag } = useValue(locale)
  return (
    <>
      <TopBar title={words.addTitle()} onBack={app.back} />
      <div className="center-column">
        <Section>
          {standing && gate ? (
            <FundsGate gate={gate} identity={standing.identity} currency="EUR" hint={words.identityHint()} />
          ) : isFull ? (
            <PayeesFull elsewhere />
          ) : looked ? (
            <BindForm draft={draft} />
          ) : (
            <SkeletonRows count={6} />
          )}
        </Section>
      </div>
      <SendingSheet
        sheet={sheet}
        title={words.reviewTitle()}
        intent={intent}
        review={<Breakdown facts={facts} />}
        action={
          <Button wide onClick={() => void confirm()}>
            {words.send()}
          </Button>
        }
        done={({ bank, network, number, paidFrom }) => {
          const what = [bank ?? network, number].filter(Boolean).join(' ')
          const text =
            paidFrom === null
              ? words.boundText({ what })
              : words.boundLaterText({ what, time: deviceTime(paidFrom, tag) })
          return { title: words.bound(), text, next: null }
        }}
        doneLabel={words.done()}
        renderAbout={(payee) => <bdi>{payee.method === 'wallet' ? payee.address : payee.number}</bdi>}
        onDone={app.back}
      />
    </>
  )
}
