import { LOG_FORMAT_GUIDE, logDayPath, type TransparencyPage } from '@prancheta/contract/public-log/routes.ts'
import { faultSentence, logWords } from '@prancheta/contract/public-log/words.ts'
import { ChevronDown, CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount, formatDateTime } from '#lib/format/format.ts'
import { Meter } from '#ui/feedback/progress.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'
import { Section } from '#ui/product/public-page.tsx'
import { dayName } from './record-words.ts'
import { type CheckState, useLogCheck } from './use-log-check.ts'

type Props = { page: TransparencyPage; site: string }

/** How anybody finds out that nothing was changed, and what to keep for it. */
export function LogCheck({ page, site }: Props) {
  const { key, last, heads, days } = page
  const { state, check } = useLogCheck()
  const isChecking = state.step === 'checking'
  return (
    <Section
      eyebrow="Confira você mesmo"
      title="Um registro que ninguém pode editar sem que se veja"
      lead="Cada entrada leva a impressão digital (SHA-256) da anterior. Cada dia é fechado com uma assinatura. Mudar, trocar de ordem ou apagar uma entrada quebra todas as seguintes. A previsão de um jogo fica lacrada até ele começar: antes disso todos veem a impressão digital, e ninguém o conteúdo."
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card
          title="Conferir neste navegador"
          description="Baixa o registro inteiro e refaz todas as contas aqui, sem confiar em nós."
          actions={
            // The bar below moves; a turning mark would be drawn at every frame, by the cores that check.
            <Button
              onClick={isChecking ? undefined : check}
              aria-disabled={isChecking || undefined}
              disabled={last.n === 0}
            >
              Conferir agora
            </Button>
          }
        >
          <CheckResult state={state} entries={last.n} />
        </Card>
        <Card
          title="Para guardar"
          description="Anote a última entrada e a chave: com elas, nem nós podemos reescrever o que veio antes."
        >
          <Facts
            rows={[
              { name: 'Entradas', value: formatCount(last.n) },
              { name: 'Dias fechados', value: formatCount(days) },
              { name: 'Última entrada', value: <Code>{`${last.n}:${last.hash}`}</Code> },
              { name: 'Chave pública (Ed25519)', value: <Code>{key}</Code> },
            ]}
          />
          <p className="mt-4 text-ink-muted text-sm">
            Em um computador com o código da Prancheta: <Code>{`npm run verify-log -- ${site}`}</Code>. O formato está
            descrito em <Code>{LOG_FORMAT_GUIDE}</Code>, para quem quiser escrever o próprio leitor.
          </p>
        </Card>
      </div>
      <Heads heads={heads} days={days} />
    </Section>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="break-all font-mono font-normal text-xs">{children}</code>
)

function CheckResult({ state, entries }: { state: CheckState; entries: number }) {
  if (state.step === 'checking')
    return (
      <div role="status">
        <Meter label="Conferência" value={state.entries} max={state.of} text={`${state.entries} de ${state.of}`} />
        <p className="mt-2 text-sm">
          <span className="figures">{formatCount(state.entries)}</span> de {formatCount(state.of)} entradas
        </p>
      </div>
    )
  if (state.step === 'failed') return <Verdict icon={<CircleAlert />} tone="text-warn" title={logWords.checkFailed} />
  if (state.step === 'done') {
    const { fault, entries: followed, sealed, days } = state.verdict
    if (fault)
      return (
        <Verdict icon={<ShieldAlert />} tone="text-bad" title="O registro foi alterado.">
          {faultSentence(fault)} Até ali, {formatCount(followed)} entradas conferem.
        </Verdict>
      )
    return (
      <Verdict icon={<ShieldCheck />} tone="text-good" title={logWords.whole}>
        {formatCount(followed)} entradas em {formatCount(days)} dias conferem
        {sealed > 0 && `; ${formatCount(sealed)} abrem quando o jogo começar`}. Guardamos a última e a chave neste
        navegador para comparar na próxima vez.
      </Verdict>
    )
  }
  return (
    <p className="text-ink-muted text-sm">
      {entries === 0
        ? 'O registro ainda está vazio.'
        : `${formatCount(entries)} entradas. Leva poucos segundos e diz "íntegro" ou qual é a primeira entrada quebrada.`}
    </p>
  )
}

type VerdictProps = { icon: ReactNode; tone: string; title: string; children?: ReactNode }

function Verdict({ icon, tone, title, children }: VerdictProps) {
  return (
    <div role="status" className="flex items-start gap-3">
      <span aria-hidden="true" className={`${tone} [&>svg]:size-7`}>
        {icon}
      </span>
      <div className="min-w-0">
        <p className="headline text-lg">{title}</p>
        {children && <p className="mt-1 text-sm">{children}</p>}
      </div>
    </div>
  )
}

/** They stand in the page's HTML, so that whoever archives the page archives them. */
function Heads({ heads, days }: { heads: TransparencyPage['heads']; days: number }) {
  if (heads.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="headline text-lg">Fechos dos dias</h3>
      <p className="mt-1 text-ink-muted text-sm">
        {days > heads.length ? `Os ${heads.length} últimos de ${formatCount(days)}. ` : ''}Cada dia pode ser baixado em
        JSON, uma entrada por linha.
      </p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {heads.map(({ day, entries, n, hash, signature, signedAt }) => (
          <li key={day}>
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
                <span className="font-semibold">{dayName(day)}</span>
                <span className="text-ink-muted">
                  {formatCount(entries)} entradas, até a {formatCount(n)}
                </span>
                <ChevronDown aria-hidden="true" className="ml-auto size-4 text-ink-muted group-open:rotate-180" />
              </summary>
              <div className="space-y-1 pb-3 text-ink-muted text-xs">
                <p>
                  Última entrada: <Code>{hash}</Code>
                </p>
                <p>
                  Assinatura: <Code>{signature}</Code>
                </p>
                <p>
                  Assinado em {formatDateTime(new Date(signedAt))}.{' '}
                  {entries > 0 && (
                    <a
                      href={logDayPath(day)}
                      className="inline-flex min-h-11 items-center underline underline-offset-2 sm:min-h-0"
                    >
                      Entradas do dia (JSON)
                    </a>
                  )}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
