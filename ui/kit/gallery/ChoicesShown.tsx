import { useState } from 'react'
import { Badge } from '../figures/Badge.tsx'
import { Button } from '../buttons/Button.tsx'
import { Checkbox } from '../fields/CheckField.tsx'
import { Section } from '../lists/Section.tsx'
import { Segmented, Tabs } from '../choices/Tabs.tsx'
import { kinds, orderTypes, periods, recordTabs, text } from './texts.ts'

/** Buttons, tabs, chips, boxes, badges. */
export const ChoicesShown = () => {
  const [type, setType] = useState('limit')
  const [period, setPeriod] = useState('15m')
  const [tab, setTab] = useState('orders')
  const [agreed, setAgreed] = useState(false)
  return (
    <>
      <Section title={text.actions}>
        <div className="grid gap-3">
          {kinds.map(([kind, label]) => (
            <div key={kind} className="flex items-center gap-2">
              <Button kind={kind}>{label}</Button>
              <Button kind={kind} size="medium" busy>
                {label}
              </Button>
              <Button kind={kind} size="small" disabled>
                {label}
              </Button>
            </div>
          ))}
        </div>
      </Section>
      <Section title={text.choices}>
        <div className="grid gap-3">
          <Segmented label={text.orderType} choices={orderTypes} value={type} onChange={setType} />
          <Segmented label={text.charts} kind="chips" choices={periods} value={period} onChange={setPeriod} />
          <div className="flex flex-wrap gap-2">
            <Badge>{text.won}</Badge>
            <Badge tone="accent">{text.won}</Badge>
            <Badge tone="good">{text.won}</Badge>
            <Badge tone="warning">{text.won}</Badge>
            <Badge tone="bad">{text.won}</Badge>
          </div>
          <Checkbox
            label={text.agree}
            checked={agreed}
            onChange={setAgreed}
            error={agreed ? undefined : text.agreeError}
          />
        </div>
      </Section>
      <Tabs label={text.records} kind="underline" choices={recordTabs} value={tab} onChange={setTab}>
        <Section>{text.panelText}</Section>
      </Tabs>
    </>
  )
}
