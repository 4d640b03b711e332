import { type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { ComponentType } from 'react'
import { loginCodeProblem, tidyCode } from '../../../../../domain/account/loginCode.ts'
import type { Login } from '../../../../../domain/account/login.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { Form } from '../../../../data/form/form.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { LostCodes } from '../../recovery/LostCodes.tsx'
import { CodeField, type CodeFieldProps } from '../../security/CodeField.tsx'

/** The second step of a log-in: a one-time code. */
export interface SecondStep {
  readonly Fields: ComponentType
  readonly type: (text: string) => void
  /** The code as it is sent; undefined where none is typed. */
  readonly code: () => string | undefined
  readonly problem: ReadonlySignal<CodeFieldProps['error']>
  /** Sends what was typed, also nothing, or shows what is wrong with it. Returns the first invalid field. */
  readonly submit: (send: () => Promise<string | null>) => Promise<string | null>
  /** Shows a refusal of the code, or that one is still asked for, at its field. */
  readonly watch: <A, R>(login: Effect.Effect<A, Failure, R>) => Effect.Effect<A, Failure, R>
}

/** Downloaded with its words once a server has asked for a code: most customers never see it. */
export const makeSecondStep = async (form: Pick<Form<Login, never>, 'draft'>): Promise<SecondStep> => {
  await loadNamespace('access')
  const problem = signal<CodeFieldProps['error']>(undefined)
  const typed = signal('')
  const type = (text: string): void => {
    typed.value = text
    problem.value = undefined
  }

  /** A cleared password has to be typed again before. */
  const login = () => {
    const { account, password } = form.draft.peek()
    return password === '' ? null : { account, password }
  }

  const Fields = () => {
    const text = useValue(typed)
    return (
      <>
        <p role="status" className="text-ink-2">
          {useWords().access.secondStep()}
        </p>
        <CodeField focused recovery value={text} onChange={type} error={useValue(problem)} />
        <LostCodes login={login} />
      </>
    )
  }

  return {
    Fields,
    problem,
    type,
    code: () => tidyCode(typed.peek()) || undefined,
    submit: async (send) => {
      const wrong = loginCodeProblem(typed.peek())
      // Codes may be off by now, as a day after the request of a customer who lost them: only the server knows.
      problem.value = wrong === 'code-missing' ? undefined : wrong
      return problem.peek() ? 'code' : ((await send()) ?? (problem.peek() ? 'code' : null))
    },
    watch: Effect.tapError((failure) =>
      Effect.sync(() => {
        if (failure._tag !== 'Rejected') return
        if (failure.code === 'wrong-code') problem.value = 'wrong-code'
        if (failure.code === 'code-required') problem.value = 'code-missing'
      }),
    ),
  }
}
