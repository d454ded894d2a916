import { stakeField } from '@prancheta/contract/identity/fields.ts'
import { updateProfile } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { z } from 'zod'
import { callApi } from '#lib/api/call-api.ts'
import { profileQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'

const stakeForm = z.object({ stake_default: stakeField })

/** The default unit, asked at the start and again in the settings. */
export function useStakeForm(start: number, onSaved: () => Promise<void> | void) {
  const form = useRuledForm({
    schema: stakeForm,
    start: { stake_default: start },
    failed: identityWords.preferencesSaveFailed,
    async send(values) {
      queryClient.setQueryData(profileQuery.queryKey, await callApi(updateProfile, values))
      await onSaved()
    },
  })
  const { name, value, onValueChange } = form.field('stake_default')
  return {
    ...form,
    /** For the amount's field. An emptied one is no number, which the schema refuses with its own words. */
    stake: {
      name,
      value: Number.isFinite(value) ? (value ?? null) : null,
      onValueChange: (amount: number | null) => onValueChange(amount ?? Number.NaN),
    },
  }
}
