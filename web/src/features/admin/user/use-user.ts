import { actOnUser, readUser, type UserAction } from '@prancheta/contract/admin/users.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure, useFailureNotice } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'

const keyOf = (userId: string) => ['admin-user', userId] as const

export function useUser(userId: string) {
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => callApi(readUser, { userId }, { signal }),
    staleTime: 0,
  })
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  useFailureNotice(isMissing ? null : query.error, adminWords.userLoadFailed)
  return { ...query, isMissing }
}

const DONE: Record<UserAction, string> = {
  grant_vip: adminWords.vipGranted,
  revoke_vip: adminWords.vipRevoked,
  end_grace: adminWords.graceEnded,
  suspend: adminWords.userSuspended,
  unsuspend: adminWords.userUnsuspended,
  end_sessions: adminWords.sessionsEnded,
  lift_pause: adminWords.pauseLifted,
  delete: adminWords.userDeleted,
}

/** Does something to the user; what came of it is shown at once, and the list is read anew. */
export function useUserAction(userId: string, onDone: () => void) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ action, reason }: { action: UserAction; reason: string }) =>
      callApi(actOnUser, { userId, action, reason }),
    onSuccess(user, { action }) {
      toast.success(DONE[action])
      onDone()
      if (action === 'delete') void navigate('/admin/users')
      else queryClient.setQueryData(keyOf(userId), user)
    },
    onError: (failure) => tellFailure(failure, adminWords.userActionFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin-users'] }),
  })
}
