import type { UFS } from '@prancheta/contract/identity/fields.ts'
import { signUp } from '@prancheta/contract/identity/routes.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { signUpForm } from '@prancheta/contract/identity/sign-up-form.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { isoDay } from '#lib/format/format.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import type { Option } from '#ui/forms/select.tsx'

export function useRegisterForm(onSignedUp: (session: SessionView) => Promise<void>) {
  const [schema] = useState(() => signUpForm(isoDay(new Date())))
  return useRuledForm({
    schema,
    start: { birth_date: '', phone: '', whatsapp: '', isAdult: false, acceptTerms: false },
    failed: identityWords.signUpFailed,
    fieldOf: { 'account.emailTaken': 'email', 'account.passwordCommon': 'password' },
    async send(fields) {
      const { session } = await callApi(signUp, fields)
      await onSignedUp(session)
    },
  })
}

export type RegisterForm = ReturnType<typeof useRegisterForm>

type Uf = (typeof UFS)[number]

const NAMES: Record<Uf, string> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
}

/** The letters first, because that is what people type to find theirs. */
export const UF_OPTIONS: readonly Option<Uf>[] = Object.entries(NAMES).map(([uf, name]) => ({
  value: uf as Uf, // a key of the record above
  label: `${uf} · ${name}`,
}))
