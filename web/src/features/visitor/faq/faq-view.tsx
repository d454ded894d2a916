import { monthlyQuotaOf } from '@prancheta/core/billing/rights.ts'
import { Accordion } from '#ui/primitives/accordion.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { AnswerPiece } from '#ui/product/pieces/match-pieces.tsx'
import { PageIntro } from '#ui/product/public-page.tsx'

export function FaqView() {
  return (
    <>
      <PageIntro title="Perguntas frequentes">
        As dez perguntas que mais importam antes de começar, respondidas sem rodeio.
      </PageIntro>
      <div className="mx-auto grid w-full max-w-6xl items-start gap-x-10 gap-y-8 px-4 pb-10 sm:px-6 lg:grid-cols-[1fr_22rem] lg:pb-14">
        <section aria-label="Perguntas e respostas" className="min-w-0">
          <Accordion entries={ENTRIES} />
        </section>
        <aside aria-label="Uma resposta, na prática" className="grid gap-3 lg:sticky lg:top-24">
          <AnswerPiece />
          <div className="grid grid-cols-2 gap-3">
            <LinkButton to="/auth/register">Começar grátis</LinkButton>
            <LinkButton to="/how-it-works" variant="secondary">
              Como funciona
            </LinkButton>
          </div>
        </aside>
      </div>
    </>
  )
}

type FaqEntry = { id: string; question: string; answer: readonly string[] }

/** The ten questions of /faq. What they promise is what the server enforces. */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'o-que-e',
    question: 'O que é a Prancheta?',
    answer: [
      'Uma ferramenta de estudo. Você escolhe uma partida e vê a probabilidade de mais de 100 mercados, a odd justa de cada um, a comparação com o que o mercado paga e uma explicação em português. Também pode conversar com a IA sobre o jogo.',
      'Ela serve para pensar antes de decidir. A decisão continua sendo sua.',
    ],
  },
  {
    id: 'faz-apostas',
    question: 'A Prancheta faz apostas por mim?',
    answer: [
      'Não. A Prancheta não realiza apostas, não é uma casa de apostas, não recebe dinheiro de apostas e não se conecta à sua conta em nenhuma casa.',
    ],
  },
  {
    id: 'probabilidades',
    question: 'De onde vêm as probabilidades?',
    answer: [
      'De três contas que mostramos lado a lado. O modelo estima quantos gols cada time deve fazer, a partir dos jogos passados, e calcula por Poisson a chance de cada placar. O mercado é o que as odds de várias casas dizem depois de retirada a margem delas. A conjunta reúne as duas, e é com ela que decidimos.',
      'Testamos essa conta em mais de 9.000 partidas reais. Os resultados, bons e ruins, estão em Como funciona.',
    ],
  },
  {
    id: 'edge',
    question: 'O que é edge e quando existe uma recomendação?',
    answer: [
      'Edge é quanto a odd oferecida paga acima do que a probabilidade justifica: probabilidade × odd − 1. Com 50% de chance e odd 2,10, o edge é de 5%.',
      'Só recomendamos com edge de pelo menos 5% e confiança de pelo menos 7/10. Quando nenhum mercado passa, dizemos que não há aposta com valor. Sem odd real não há edge nem recomendação, só a odd justa.',
    ],
  },
  {
    id: 'kelly',
    question: 'Como é calculado o stake sugerido?',
    answer: [
      'Pelo critério de Kelly, que sugere que parte da banca arriscar conforme o edge. Usamos só 25% do valor cheio, porque probabilidades têm erro e o Kelly cheio oscila demais.',
      'A sugestão é um teto para estudar, não uma ordem. Aposte apenas o que pode perder sem fazer falta.',
    ],
  },
  {
    id: 'partida',
    question: 'O que conta como uma partida?',
    answer: [
      'A primeira análise de um jogo no mês, ou a primeira mensagem sobre ele, usa uma partida. Depois disso, analisar o mesmo jogo de novo ou conversar sobre ele quantas vezes quiser não conta mais naquele mês.',
      'No chat geral, que não é sobre um jogo, cada conversa usa uma partida.',
    ],
  },
  {
    id: 'planos',
    question: 'Quantas partidas tem cada plano?',
    answer: [
      `No Free são ${monthlyQuotaOf('teste')} partidas por mês, completas e sem cartão. O Starter tem ${monthlyQuotaOf('starter')}, o Pro tem ${monthlyQuotaOf('pro')} e o Black tem ${monthlyQuotaOf('black')} por mês. O mês é o do calendário, no horário de Brasília.`,
      'O Pro inclui também o chat geral com a IA, a exportação em CSV, o card para redes sociais, os favoritos e o diário completo. O Black tem tudo do Pro, suporte prioritário e acesso antecipado.',
    ],
  },
  {
    id: 'cancelar',
    question: 'Posso cancelar quando quiser?',
    answer: [
      'Sim, sem multa e sem falar com ninguém. O plano vale até o fim do período já pago e depois a conta volta ao plano Free. Nada do que você salvou é apagado.',
      'Nos 7 primeiros dias da contratação você pode desistir e receber o dinheiro de volta.',
    ],
  },
  {
    id: 'dados',
    question: 'Que dados a Prancheta usa?',
    answer: [
      'Dados de futebol (jogos, resultados, estatísticas e tabela), odds de várias casas e previsão do tempo no local da partida. Cada número diz de onde vem e que idade tem.',
      'Quando uma parte falta, ela aparece como faltando. Dados de demonstração vêm sempre identificados como tal.',
    ],
  },
  {
    id: 'garantia',
    question: 'A Prancheta garante lucro?',
    answer: [
      'Não. Ninguém pode garantir. Mesmo uma boa decisão perde muitas vezes, e resultados passados não garantem resultados futuros. No longo prazo, a maioria das pessoas que aposta perde dinheiro.',
      'A Prancheta é para maiores de 18 anos. Se o jogo deixou de ser diversão, procure ajuda: os contatos estão no rodapé de todas as páginas.',
    ],
  },
]

const ENTRIES = FAQ.map(({ id, question, answer }) => ({
  id,
  title: question,
  content: (
    <div className="space-y-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ),
}))
