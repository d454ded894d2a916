import { useNavigate } from 'react-router'
import { toast } from '#lib/page/toast.ts'
import { endSession, forgetSession } from './session.ts'

/** 'Sair': ends the session, goes to / and keeps no way back. */
export function useSignOut(): () => void {
  const navigate = useNavigate()

  async function leave() {
    try {
      await endSession()
    } catch {
      toast.error('Não foi possível sair', { description: 'Verifique sua conexão e tente de novo.' })
      return
    }
    await navigate('/', { replace: true })
    forgetSession()
  }

  return () => void leave()
}
