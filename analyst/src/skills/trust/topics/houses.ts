import { GUIDE } from '#guide/guide-answers.ts'
import { tellLonePrice } from '../lone-price.ts'
import { HOUSE, type Topic } from './topic.ts'

const NAMED_HOUSE = /\b(casas?|bets?|operadora\w*|eles|ela|banca)\b/

/** What houses do with bets, limits and prices. Their rule books are theirs; nothing here helps around them. */
export const HOUSE_TOPICS: readonly Topic[] = [
  {
    id: 'manifestError',
    signs: [
      /\b(cancel\w+|anul\w+|estorn\w+|void|invalid\w+|voltar? atras|nao pag\w+)\b/,
      /\b(erro|manifesto|palpavel|engano|errad[oa]|alega\w+|odd (muito )?alta|bug)\b/,
      /\b(apost\w+|odd|bilhete|casa|depois|ela|eles|pagamento)\b/,
    ],
    but: /\b(empate anul\w+|assinatura|plano|voces|oportunidade|unica|promoc\w+|armadilha)\b/,
    tell: ({ text }) =>
      `${/\b(legal|pode|podem|direito|certo isso|justo)\b/.test(text) ? 'Em geral podem' : 'Se a casa anular, a aposta deixa de valer e o valor apostado volta'}: quase todo regulamento prevê o erro manifesto, a odd que está claramente fora do preço, e manda ${/\b(legal|pode|podem|direito|certo isso|justo)\b/.test(text) ? 'anular a aposta e devolver o valor' : 'desfazer a aposta, às vezes até depois do jogo'}. Se no seu caso foi mesmo erro ou desculpa, só o regulamento dela diz, e eu não o tenho. Peça a explicação por escrito e guarde a tela; se não resolver, há o consumidor.gov.br e o Procon.`,
  },
  {
    id: 'lonePrice',
    signs: [
      /\b(erro|promoc\w+|armadilha|pegadinha|oportunidade|bug|engano|cilada|dinheiro de graca|dando dinheiro|bom demais|alto demais)\b/,
      /\b(odds?|casa|pag\w+|preco|cota\w+|edge)\b/,
      /\b(acima|alt[oa]|maior|mais|fora|unica|demais|so ela|diferente)\b/,
    ],
    but: /\b(multipla|plano|voces erra\w+|combinad\w+|som(a|am|ando)|implicit\w+|100 ?%)\b|100 ?%/,
    tell: tellLonePrice,
  },
  {
    id: 'houseLimit',
    signs: [
      /\b(limit(a|am|ou|aram|ad[oa]|ar|es?|ando)|so deix\w+|nao deix\w+|maximo de|restring\w+|restri\w+|reduzi\w+|expuls\w+|banir|baniu|encerr\w+ (a |minha )?conta)\b/,
      NAMED_HOUSE,
      /\b(apost\w+|contas?|reais|ganha\w*|vence\w*|lucr\w+|mercado|limit\w+|valor)\b/,
    ],
    but: /\b(stake|kelly|deposito|limite de (gasto|perda|tempo)|por limite|colocar limite|configurac\w+|odd limite|limite da odd|prancheta|teto|turbinad\w+|ate que odd|qual o limite)\b/,
    tell: ({ text }) =>
      /\b(fiz|errad\w+|por que|motivo|comigo|minha conta|so deix\w+|permitid\w+|cort\w+|pode isso|meu limite)\b/.test(
        text,
      )
        ? 'Você não precisa ter feito nada errado: a casa pode limitar quanto aceita, e limita mais em mercado pequeno, em conta nova e em quem ganha ou só pega os melhores preços. O motivo do seu caso só ela sabe; pergunte no atendimento. A Prancheta não ajuda a contornar limite, e apostar pouco ou nada nunca é problema.'
        : /\b(nao limita\w*|que nao|alguma|tem casa|qual casa|quais)\b/.test(text)
          ? 'Não conheço nenhuma que prometa não limitar: quase todas se reservam esse direito no regulamento. Em bolsas de apostas, onde se aposta contra outras pessoas, o limite é o dinheiro que há do outro lado. Casa eu não indico, e limite não se contorna com conta de outra pessoa: isso quebra as regras e pode travar o dinheiro.'
          : GUIDE.limitsWinners,
  },
  {
    id: 'noLimitHouse',
    signs: [/\b(tem|existe|qual|quais|alguma)\b/, HOUSE, /\bnao limit\w+\b/],
    tell: 'Não conheço nenhuma que prometa não limitar: quase todas se reservam esse direito no regulamento. Casa eu não indico, e limite não se contorna com conta de outra pessoa: isso quebra as regras e pode travar o dinheiro.',
  },
  {
    id: 'postponed',
    signs: [
      /\b(adiad\w+|adiar\w*|adia|adiamento|cancelad\w+|interromp\w+|suspens[oa]|paralis\w+|falta de luz|apagao|abandon\w+|remarc\w+|nova data|outra data|parar no meio|acabar a luz|nao acontecer|invasao)\b/,
      /\b(jogo|partida|data|isso|ela|ele)\b/,
      /\b(apost\w+|bilhete|vale|valid\w+|acontece|devol\w+|anul\w+|dinheiro|app|analise|some|numeros|regra)\b/,
    ],
    but: /\d\.\d\d?\b|\b(jogador|cartao|terceiro amarelo|desfalque|lateral|zagueiro|atacante|assinatura|plano)\b/,
    tell: ({ text }) => {
      const ofUs = /\b(app|analise|aqui|voces|some|numeros)\b/.test(text)
      const ofBet = /\b(apost\w+|devol\w+|anul\w+|dinheiro|casa)\b/.test(text)
      const here =
        'aqui o jogo passa para a nova data em Análises, e a análise antiga deixa de valer: peça outra perto do jogo, porque preços, forma e desfalques terão mudado'
      const there =
        'Depende da casa, e cada uma tem a sua regra. O mais comum: se o jogo não volta logo, no prazo que ela dá, a aposta é anulada e o valor devolvido; o que já estava decidido antes da parada costuma valer. Confira no regulamento dela, que eu não tenho.'
      if (!ofUs) return there
      return ofBet ? `${there} E ${here}.` : `Não para o novo dia: ${here}.`
    },
  },
  {
    id: 'postponedHere',
    signs: [/\b(analise|numeros|chances?|app|aqui)\b/, /\b(vale|valid\w+|some|fica|permanec\w+|data|muda)\b/],
    after: ['postponed'],
    tell: 'Não para o novo dia: o jogo passa para a nova data em Análises, e a análise de hoje fica velha. Peça outra perto do jogo, porque preços, forma e desfalques terão mudado; no mesmo mês isso não gasta outra partida.',
  },
  {
    id: 'voidBet',
    signs: [
      /\b(void|anulad[ao]|push|nula|reembolsad[ao]|devolvid[ao]|cancelad[ao])\b/,
      /\b(aposta|bilhete|ficou|aparece\w*|deu|perna|entrada)\b/,
      /\b(perdi|ganhei|perdeu|o que|quer dizer|signific\w+|e agora|como assim|volta\w*)\b/,
    ],
    but: /\b(empate|erro|manifesto|casa cancel\w+|minha conta|bet ?builder|criar aposta|resto)\b|\d\.\d/,
    tell: ({ text }) =>
      `${/\bperd\w+\b/.test(text) ? 'Não perdeu: void é aposta anulada' : 'É a aposta anulada (void)'}, que nem ganha nem perde, e o valor volta inteiro. Acontece quando o jogo é adiado ou cancelado, quando o jogador não entra em campo ou quando a linha bate em cheio. Numa múltipla, essa perna costuma sair da conta e as outras seguem.`,
  },
  {
    id: 'plungeSign',
    signs: [
      /\b(odds?|cota\w+|preco|linha)\b/,
      /\b(despenc\w+|cai\w*|derret\w+|subi\w+|mex\w+|mud\w+|some)\b/,
      /\b(sinal|manipul\w+|arranj\w+|suspeit\w+|comprad[oa]s?|esquema|fraude|armad[oa]|disso)\b/,
    ],
    but: /\b(sinal (de )?que (eu|devo)|edge|valor)\b/,
    tell: 'Pode ser, mas quase sempre não é: odd que despenca em geral quer dizer escalação, desfalque ou muito dinheiro de um lado. De manipulação eu não tenho nenhum dado, e o preço sozinho não a prova. Na dúvida, ficar de fora é sempre uma boa escolha.',
  },
  {
    id: 'marginWhoPays',
    signs: [
      /\bmargem\b/,
      /\b(eu (que )?pag\w+|pago|quem paga|descont\w+|me cobra\w*|cobram de mim|momento|sai do (meu|bolso)|a parte|por fora)\b/,
    ],
    but: /\b(qual (casa|delas)|menor|maior)\b/,
    tell: 'É você quem paga, mas nada é descontado à parte: a margem já vem dentro da odd, que paga um pouco menos do que o justo. Você a sente só quando ganha, ao receber menos; na aposta perdida não há cobrança a mais. Quanto maior a odd para a mesma aposta, menos margem nela.',
  },
]
