import { adminWords } from '@prancheta/contract/admin/words.ts'
import * as tipsters from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure, useFailureNotice } from '#lib/api/tell-failure.ts'
import { fileAsBase64 } from '#lib/forms/file-as-base64.ts'
import { toast } from '#lib/page/toast.ts'

const KEY = ['admin-tipsters'] as const

export function useTipsters() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(tipsters.listTipsters, {}, { signal }),
  })
  useFailureNotice(query.error, adminWords.tipstersLoadFailed)
  return query
}

export const refreshTipsters = () => queryClient.invalidateQueries({ queryKey: KEY })

export function useUnmake(onDone: () => void) {
  return useMutation({
    mutationFn: (userId: string) => callApi(tipsters.unmakeTipster, { userId }),
    onSuccess() {
      toast.success(adminWords.tipsterUnmade)
      onDone()
    },
    onError: (failure) => tellFailure(failure, adminWords.tipsterSaveFailed),
    onSettled: refreshTipsters,
  })
}

/** Sets the chosen file as the logo, or with null removes it. What is too heavy is told before it is sent. */
export function useLogo(userId: string) {
  const mutation = useMutation({
    mutationFn: async (file: File | null) =>
      file === null
        ? callApi(tipsters.removeLogo, { userId })
        : callApi(tipsters.setLogo, { userId, logo: await fileAsBase64(file) }),
    onSuccess: (_, file) => toast.success(file === null ? adminWords.logoRemoved : adminWords.logoSaved),
    onError: (failure) => tellFailure(failure, adminWords.logoSaveFailed),
    onSettled: refreshTipsters,
  })
  function choose(file: File | null) {
    if (file !== null && file.size > tipsters.LOGO_BYTES_MAX) toast.error(adminWords.logoTooLarge)
    else mutation.mutate(file)
  }
  return { choose, isPending: mutation.isPending }
}
