import { useState } from 'react'
import type { Day } from '../../../domain/calendar/day.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { DateField } from '../dates/DateField.tsx'
import { NumberStepper } from '../fields/NumberStepper.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { Section } from '../lists/Section.tsx'
import { SelectSheet } from '../choices/SelectSheet.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { type UploadItem, Uploader } from '../fields/Uploader.tsx'
import { markets, text, today, uploads } from './texts.ts'

/** Fields, and the sheets for their choices. */
export const FieldsShown = () => {
  const [values, setValues] = useState({
    name: '',
    phone: '12',
    secret: '',
    note: '',
    amount: '1.250,00',
    wrong: '90.000,00',
    price: '12,88',
    lots: '1.200',
  })
  const set = (key: keyof typeof values) => (value: string) => setValues((now) => ({ ...now, [key]: value }))
  const [market, setMarket] = useState<string | null>(null)
  const [day, setDay] = useState<Day | null>(null)
  const [files, setFiles] = useState<ReadonlyArray<UploadItem>>(uploads)
  const add = (chosen: ReadonlyArray<File>) =>
    setFiles((now) => [
      ...now,
      ...chosen.map((file) => ({ id: file.name, file, name: file.name, status: 'done' as const })),
    ])
  return (
    <>
      <Section title={text.fields}>
        <div className="grid gap-4">
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={values.name}
            onChange={set('name')}
            autoComplete="name"
          />
          <TextField
            label={text.phone}
            error={text.phoneError}
            inputMode="tel"
            value={values.phone}
            onChange={set('phone')}
          />
          <PasswordField
            label={text.password}
            hint={text.passwordHint}
            autoComplete="new-password"
            value={values.secret}
            onChange={set('secret')}
          />
          <AmountField
            label={text.amount}
            hint={text.amountHint}
            currency="MYR"
            value={values.amount}
            onChange={set('amount')}
          />
          <AmountField
            label={text.amount}
            error={text.tooMuch}
            currency="MYR"
            value={values.wrong}
            onChange={set('wrong')}
          />
          <NumberStepper
            label={text.price}
            aside={<span className="num">{text.tick}</span>}
            step={decimal('0.02')}
            min={decimal('8.68')}
            max={decimal('16.12')}
            value={values.price}
            onChange={set('price')}
          />
          <NumberStepper
            label={text.quantity}
            aside={<span className="num">{text.maxLots}</span>}
            step={decimal('100')}
            min={decimal('100')}
            max={decimal('9400')}
            value={values.lots}
            onChange={set('lots')}
          />
          <NumberStepper label={text.quantity} step={decimal('100')} value="" onChange={set('lots')} disabled />
          <SelectSheet
            label={text.market}
            placeholder={text.choose}
            options={markets}
            value={market}
            onChange={setMarket}
          />
          <TextArea label={text.note} value={values.note} onChange={set('note')} rows={2} />
        </div>
      </Section>
      <Section title={text.dates}>
        <div className="grid gap-4">
          <DateField label={text.transferDate} today={today} value={day} onChange={setDay} />
          <Uploader
            label={text.proof}
            addLabel={text.addImage}
            hint={text.proofHint}
            items={files}
            max={4}
            onAdd={add}
            onRetry={(id) =>
              setFiles(files.map((file) => (file.id === id ? { ...file, status: 'uploading', percent: 0 } : file)))
            }
            onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          />
        </div>
      </Section>
    </>
  )
}
