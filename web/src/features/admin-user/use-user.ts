import { adminMessages } from '@prancheta/contract/admin-messages.ts'
import { actOnUser, readUser, type UserAction } from '@prancheta/contract/admin-users.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, callApi } from '#lib/call-api.ts'
import { queryClient } from '#lib/query-client.ts'
import { tellFailure } from '#lib/tell-failure.ts'
import { toast } from '#lib/toast.ts'
import { useFailureNotice } from '#lib/use-failure-notice.ts'

const keyOf = (userId: string) => ['admin-user', userId] as const

export function useUser(userId: string) {
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => callApi(readUser, { userId }, { signal }),
    staleTime: 0,
  })
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  useFailureNotice(isMissing ? null : query.error, adminMessages.userLoadFailed)
  return { ...query, isMissing }
}

const DONE: Record<UserAction, string> = {
  grant_vip: adminMessages.vipGranted,
  revoke_vip: adminMessages.vipRevoked,
  end_grace: adminMessages.graceEnded,
  suspend: adminMessages.userSuspended,
  unsuspend: adminMessages.userUnsuspended,
  end_sessions: adminMessages.sessionsEnded,
  delete: adminMessages.userDeleted,
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
    onError: (failure) => tellFailure(failure, adminMessages.userActionFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin-users'] }),
  })
}
