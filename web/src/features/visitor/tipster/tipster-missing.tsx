import { tipsterWords } from '@prancheta/contract/tipsters/words.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'

export function TipsterMissing() {
  return (
    <div className="flex flex-1 flex-col items-center px-6 pt-10 pb-24 text-center">
      <PitchLines view="circle" className="w-full max-w-md" />
      <h1 className="headline mt-6 text-3xl">{tipsterWords.tipsterNotFound}</h1>
      <p className="mt-3 max-w-[42ch] text-ink-muted">
        Confira o endereço com quem o enviou. A página pode ter sido removida.
      </p>
      <LinkButton to="/" variant="secondary" className="mt-8">
        Voltar ao início
      </LinkButton>
    </div>
  )
}
