import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { hideAnalysis, publishAnalysis } from '@prancheta/contract/tipsters/routes.ts'
import { tipsterWords } from '@prancheta/contract/tipsters/words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { usePause } from '#lib/session/session.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { PriceNow } from './price-now.tsx'
import { publicationsQuery, tipsterPath } from './publications.ts'

type Saved = Pick<SavedAnalysis, 'id' | 'homeName' | 'awayName' | 'matchDate' | 'pick'>

/** What a tipster may do with a saved analysis: publish it before its game, then hide it or show it again. Nothing for others. */
export function PublishButton({ analysis }: { analysis: Saved }) {
  const publications = useQuery(publicationsQuery)
  const isPaused = usePause() !== null
  if (!publications.data || publications.data.slug === null) return null
  const published = publications.data.publications.find(({ analysis_id }) => analysis_id === analysis.id)
  const { slug } = publications.data
  // In a pause nothing is published, and what is may still be hidden.
  if (isPaused && published?.is_hidden !== false) return null
  if (published) return <ShowOrHide analysis={analysis} slug={slug} isHidden={published.is_hidden} />
  if (analysis.pick === null || Date.parse(analysis.matchDate) <= Date.now()) return null
  return <PublishDialog analysis={analysis} slug={slug} />
}

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: publicationsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['history'] }),
  ])

function usePublish(id: string, slug: string, onDone: () => void = () => {}) {
  const navigate = useNavigate()
  const action = { label: 'Ver página', onClick: () => void navigate(tipsterPath(slug)) }
  return useMutation({
    mutationFn: () => callApi(publishAnalysis, { analysis_id: id }),
    async onSuccess() {
      toast.success(tipsterWords.published, { action })
      onDone()
      await refresh()
    },
    onError: (failure) => tellFailure(failure, tipsterWords.publishFailed),
  })
}

function ShowOrHide({ analysis, slug, isHidden }: { analysis: Saved; slug: string; isHidden: boolean }) {
  const show = usePublish(analysis.id, slug)
  const hide = useMutation({
    mutationFn: () => callApi(hideAnalysis, { analysisId: analysis.id }),
    async onSuccess() {
      toast.success(tipsterWords.hidden)
      await refresh()
    },
    onError: (failure) => tellFailure(failure, tipsterWords.hideFailed),
  })
  const match = `${analysis.homeName} x ${analysis.awayName}`
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={show.isPending || hide.isPending}
      onClick={() => (isHidden ? show : hide).mutate()}
    >
      {isHidden ? <Eye className="size-4" aria-hidden="true" /> : <EyeOff className="size-4" aria-hidden="true" />}
      {isHidden ? 'Mostrar na página' : 'Ocultar da página'}
      <span className="sr-only">: {match}</span>
    </Button>
  )
}

function PublishDialog({ analysis, slug }: { analysis: Saved; slug: string }) {
  const [open, setOpen] = useState(false)
  const publish = usePublish(analysis.id, slug, () => setOpen(false))
  const match = `${analysis.homeName} x ${analysis.awayName}`
  return (
    <Dialog
      title="Publicar análise"
      description={
        <>
          <MatchName home={analysis.homeName} away={analysis.awayName} />: {analysis.pick?.name}
        </>
      }
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm">
          <Megaphone className="size-4" aria-hidden="true" />
          Publicar<span className="sr-only">: {match}</span>
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancelar</Button>
          </DialogClose>
          <Button busy={publish.isPending} onClick={() => publish.mutate()}>
            Publicar em /tip/{slug}
          </Button>
        </>
      }
    >
      {open && <PriceNow analysisId={analysis.id} />}
      <ul className="list-disc space-y-1.5 pl-5 text-sm marker:text-ink-muted">
        <li>Depois de publicada, ela não pode ser editada nem apagada, só ocultada.</li>
        <li>A odd que conta é a melhor do minuto em que você publica, e não a de quando salvou.</li>
        <li>Green ou red vem do placar final e entra no seu retrospecto, mesmo oculta.</li>
        <li>A publicação é escrita no registro público, que ninguém pode alterar.</li>
      </ul>
    </Dialog>
  )
}
