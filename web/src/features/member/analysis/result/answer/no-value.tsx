import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Term } from '#ui/product/term.tsx'
import { closestMarket, closestWords } from './closest-market.ts'

/** A good answer too: nothing here is priced above its risk. */
export function NoValue({ analysis }: { analysis: ShownAnalysis }) {
  const closest = closestMarket(analysis.markets)
  return (
    <div className="relative grid items-center gap-x-8 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <div>
        <p className="eyebrow">{closest ? 'Sem valor neste jogo' : 'Sem odds para comparar'}</p>
        <h3 className="headline mt-1 text-2xl">Nenhuma aposta com valor</h3>
        {closest ? (
          <>
            <p className="mt-3 max-w-[60ch] text-sm">
              Nenhum mercado passou da nossa regra: <Term id="edge">edge</Term> de pelo menos 5% e{' '}
              <Term id="confidence">confiança</Term> de pelo menos 7 de 10. Deixar passar também é uma decisão.
            </p>
            <p className="mt-2 max-w-[60ch] text-ink-muted text-sm">{closestWords(closest)}</p>
          </>
        ) : (
          <p className="mt-3 max-w-[60ch] text-sm">
            Nenhuma casa cota esta partida agora. Sem odd real não há <Term id="edge">edge</Term> nem recomendação:
            mostramos a probabilidade e a <Term id="fairOdd">odd justa</Term> de cada mercado. Digite em qualquer um
            deles a odd que oferecem a você.
          </p>
        )}
      </div>
      <PitchLines view="spot" className="w-40 max-sm:hidden" />
    </div>
  )
}
