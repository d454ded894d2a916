import { signUp } from '@prancheta/contract/identity/routes.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { signUpForm } from '@prancheta/contract/identity/sign-up-form.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { isoDay } from '#lib/format/format.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'

export function useRegisterForm(onSignedUp: (session: SessionView) => Promise<void>) {
  const [schema] = useState(() => signUpForm(isoDay(new Date())))
  return useRuledForm({
    schema,
    start: { birth_date: '', phone: '', whatsapp: '', isAdult: false, acceptTerms: false },
    failed: identityWords.signUpFailed,
    fieldOf: { 'account.emailTaken': 'email', 'account.passwordCommon': 'password' },
    async send({ isAdult: _isAdult, acceptTerms: _acceptTerms, ...fields }) {
      const { session } = await callApi(signUp, fields)
      await onSignedUp(session)
    },
  })
}

export type RegisterForm = ReturnType<typeof useRegisterForm>
