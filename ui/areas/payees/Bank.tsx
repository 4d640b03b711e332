import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useState } from 'react'
import { MOST_PAYEES } from '../../../domain/payees/mostPayees.ts'
import type { BoundPayee } from '../../../ports/Payees.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { BottomSheet, ConfirmDialog } from '../../kit/overlays/overlays.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makePayeesModel } from './payees.model.ts'
import { PayeesFull } from './PayeesFull.tsx'
import { inText } from '../../i18n/inText.ts'

const ICON = { className: 'size-5.5', strokeWidth: 1.75 }
const ICONS = { iban: <Landmark {...ICON} />, card: <CreditCard {...ICON} />, wallet: <Wallet {...ICON} /> }

/** "Banco Sereno ES91 **** 1332". */
const nameOf = ({ bank, network, number }: BoundPayee): string => [bank ?? network, number].filter(Boolean).join(' ')

const Details = ({ payee }: { readonly payee: BoundPayee }) => {
  const words = useWords().payees
  const { tag } = useValue(locale)
  const line = (label: string, text: string | null) => (text === null ? [] : [{ label, value: <bdi>{text}</bdi> }])
  return (
    <Breakdown
      facts={[
        ...line(words.holder(), payee.holder),
        { label: words.kinds[payee.kind](), value: <bdi className="num">{payee.number}</bdi>, strong: true },
        ...line(words.bank(), payee.bank),
        ...line(words.network(), payee.network),
        ...line(words.swift(), payee.swift),
        ...line(words.bankAddress(), payee.bankAddress),
        ...line(words.payeeAddress(), payee.payeeAddress),
        ...line(words.accountType(), payee.accountType && words.accountTypes[payee.accountType]()),
        { label: words.boundAt(), value: deviceTime(payee.boundAt, tag) },
        ...line(words.paidFrom(), payee.paidFrom === null ? null : deviceTime(payee.paidFrom, tag)),
      ]}
    />
  )
}

/** /mine/bank: the masked payees of withdrawals, each with a button to unlink it. */
export default function Bank() {
  const app = useApp()
  const words = useWords().payees
  const model = useModel(makePayeesModel)
  const status = useValue(model.status)
  const failure = useValue(model.failure)
  const payees = useValue(model.payees)
  const leaving = useValue(model.leaving)
  const state = useValue(model.intent.state).kind
  const [opened, setOpened] = useState<BoundPayee | null>(null)
  useEffect(() => void model.load(), [model])
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar title={words.title()} onBack={app.back} />
      <div className="center-column w-full">
        <Section flush>
          {status === 'failed' ? (
            <LoadFailed title={words.loadFailed()} failure={failure} onRetry={() => void model.load()} />
          ) : payees.length > 0 ? (
            <ul aria-label={words.title()}>
              {payees.map((payee) => (
                <li key={payee.id}>
                  <ListRow
                    leading={ICONS[payee.kind]}
                    title={<bdi className="num">{payee.number}</bdi>}
                    subtitle={<bdi>{payee.bank ?? payee.network}</bdi>}
                    value={
                      payee.inUse ? (
                        <Badge tone="warning">{words.inUse()}</Badge>
                      ) : (
                        payee.paidFrom !== null && <Badge tone="neutral">{words.isNew()}</Badge>
                      )
                    }
                    onPress={() => setOpened(payee)}
                  />
                </li>
              ))}
            </ul>
          ) : status === 'ready' ? (
            <Empty title={words.empty()} hint={words.emptyHint()} />
          ) : (
            <SkeletonRows count={3} />
          )}
        </Section>
      </div>
      <ActionBar>
        {payees.length >= MOST_PAYEES ? (
          <PayeesFull elsewhere={false} />
        ) : (
          <ButtonLink wide render={<Go to="/mine/bankAdd" />}>
            {words.addTitle()}
          </ButtonLink>
        )}
      </ActionBar>
      <BottomSheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={words.details()}
        footer={
          opened?.inUse ? (
            <p className="text-small text-ink-2">{words.unbindBlocked()}</p>
          ) : (
            <Button
              kind="secondary"
              wide
              onClick={() => {
                if (opened) model.ask(opened)
                setOpened(null)
              }}
            >
              {words.unbind()}
            </Button>
          )
        }
      >
        {opened && <Details payee={opened} />}
      </BottomSheet>
      <ConfirmDialog
        danger
        open={leaving !== null}
        title={words.unbindTitle()}
        description={words.unbindText({ what: leaving ? inText(nameOf(leaving)) : '' })}
        confirmLabel={words.unbind()}
        cancelLabel={words.keep()}
        busy={state === 'sending' || state === 'unknown'}
        onConfirm={() => void model.unbind()}
        onClose={model.stay}
      />
    </div>
  )
}
