import { FileUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useRight } from '#domain/billing/use-right.ts'
import { formatCount } from '#lib/format/format.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { BackToJournal, NeedsPro } from './exchange-frame.tsx'
import { PreviewCard } from './preview-card.tsx'
import { type Importing, useImport } from './use-import.ts'

export function meta() {
  return pageMeta('Importar apostas', { listed: false })
}

/** Bets from a file: choose it, see what it holds, put its columns right, take it. */
export default function ImportPage() {
  return (
    <PageBody>
      <BackToJournal />
      <PageHead
        title="Importar apostas"
        lead="De um arquivo CSV: o do seu próprio diário ou o de outra planilha. Nada é gravado antes de você conferir."
      />
      {useRight('journalStudy') ? <Steps /> : <NeedsPro what="Importar apostas de um arquivo" />}
    </PageBody>
  )
}

function Steps() {
  const importing = useImport()
  const { preview, done } = importing
  if (done)
    return (
      <Done added={done.added} known={done.known}>
        <FileButton importing={importing} label="Importar outro arquivo" />
      </Done>
    )
  return (
    <>
      <Card
        level="h2"
        title="Arquivo"
        description="CSV com os títulos na primeira linha, até 4 MB e 15.000 linhas. O mesmo arquivo duas vezes não repete nada."
      >
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            importing={importing}
            label={importing.fileName === null ? 'Escolher arquivo' : 'Trocar arquivo'}
          />
          <p className="min-w-0 break-words text-sm" role="status">
            {importing.isLooking ? 'Lendo o arquivo…' : importing.fileName}
          </p>
        </div>
        {importing.fileName === null && <Needed />}
      </Card>
      {preview && <ColumnsCard preview={preview} importing={importing} />}
      {preview && preview.lacks.length === 0 && <PreviewCard preview={preview} importing={importing} />}
    </>
  )
}

function Needed() {
  return (
    <p className="mt-4 text-ink-muted text-sm">
      Cada linha precisa de data, jogo, aposta, casa, odd e valor. Resultado, campeonato, tipo (normal, aposta grátis,
      cash-out) e data do jogo são bem-vindos. Datas como 20/11/2026 ou 2026-11-20, no horário de Brasília.
    </p>
  )
}

/** The file input itself cannot be styled, so a button opens it. */
function FileButton({ importing, label }: { importing: Importing; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label="Arquivo CSV"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that choosing the same file again counts.
          event.target.value = ''
          if (file) void importing.choose(file)
        }}
      />
      <Button variant="secondary" busy={importing.isLooking} onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" />
        {label}
      </Button>
    </>
  )
}

function Done({ added, known, children }: { added: number; known: number; children: ReactNode }) {
  const [one, many] = ['aposta importada', 'apostas importadas']
  return (
    <Card
      level="h2"
      title={added === 0 ? 'Nada de novo neste arquivo' : `${formatCount(added)} ${added === 1 ? one : many}`}
      actions={
        <>
          {children}
          <LinkButton to="/history?aba=diario">Ver o diário</LinkButton>
        </>
      }
    >
      <p role="status" className="text-sm">
        {known === 0
          ? 'Todas as linhas entraram no diário, com o resultado que o arquivo dizia.'
          : `${formatCount(known)} ${known === 1 ? 'já estava' : 'já estavam'} no diário e ${known === 1 ? 'ficou como era' : 'ficaram como eram'}.`}
      </p>
    </Card>
  )
}
