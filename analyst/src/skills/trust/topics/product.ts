import { writeTime } from '@prancheta/core/chat/figures.ts'
import { GUIDE } from '#guide/guide-answers.ts'
import type { Message } from '#skills/skill.ts'
import { HOUSE, type Topic, US, WHY } from './topic.ts'

const ONE_LESS = /\b(manaus|amazonas|cuiaba|mato grosso|campo grande|rondonia|porto velho|roraima|boa vista)\b/
const TWO_LESS = /\b(acre|rio branco)\b/

/** Times are Brasília's; what that is where the reader lives is said in words. */
function timeZone({ text, briefing }: Message): string {
  const at = briefing?.match.isTimeKnown ? `, ${writeTime(briefing.match.kickOffUtc)},` : ''
  const there = TWO_LESS.test(text)
    ? 'No Acre são duas horas a menos.'
    : ONE_LESS.test(text)
      ? 'No seu fuso é uma hora a menos.'
      : 'Em outro fuso, some ou tire a diferença para Brasília.'
  return `Sim: o horário do jogo${at} é o de Brasília. ${there}`
}

/** What the product does and does not do. */
export const PRODUCT_TOPICS: readonly Topic[] = [
  {
    id: 'linkAccount',
    signs: [
      /\b(vincul\w*|conect\w+|sincron\w+|integr(a|ar|am|acao)|(ligar|ligo|liga|cadastr\w+|colocar|entrar com|logar) .{0,12}conta|puxa\w*|acess\w+)\b/,
      /\b(contas?|saldo|apostas|login)\b/,
      /\b(casas?|bets?|bet\w+|banca d[ae] aposta|aroeira|jatoba|umbuzeiro|sapucaia)\b/,
    ],
    but: /\b(planilha|csv|acess\w+ .{0,10}dinheiro)\b/,
    tell: 'Não dá: a Prancheta não se conecta à sua conta em casa nenhuma, nem para ver saldo, nem para apostar. Quem quer acompanhar o que apostou anota no Diário, em Histórico.',
  },
  {
    id: 'housePassword',
    signs: [
      /\b(senha|login|token)\b/,
      /\b(casas?|bets?)\b/,
      /\b(voces|app|aqui|site|prancheta|passar|informar|precis\w+)\b/,
    ],
    tell: 'Não, e nunca passe: a Prancheta não pede senha de casa nenhuma nem se conecta à sua conta lá. Quem pede isso em nosso nome está aplicando golpe.',
  },
  {
    id: 'betsForMe',
    signs: [
      /\b(apost\w+|jog(a|am|ar|o)|aposta)\b/,
      /\b((por|pra|para) mim|sozinh[oa]s?|automatic\w+|eu (que |mesmo )?(tenho|vou|preciso|devo) (que |de )?(ir|entrar|fazer|apostar)|direto (por|pelo|daqui|aqui|n)|(ir|vou|indo|entrar) (la )?(na|no|em|ate) (casas?|bets?|site)|(por )?aqui (mesmo )?(eu )?(aposto|aposta|se aposta|dá)|aposta\w* (direto |mesmo )?(por |pel[oa] )?(aqui|app|site)|so (leio|olho|vejo|estudo|mostra\w*|analisa\w*)|faz\w* a aposta|botao de apostar)\b/,
    ],
    but: /\b(presta|odds?|stake|\d+ ?%|r\$|vale a pena|chance|gols?|mudar|muda|recomend\w+|por que|margem|autoexclus\w+|valor|melhor)\b/,
    tell: 'Quem aposta é sempre você, no site da casa e se quiser: a Prancheta não aposta por ninguém, não tem botão de apostar e não se conecta a casa nenhuma. Aqui só se lê a análise, e nada do que você apertar gasta dinheiro em aposta.',
  },
  {
    id: 'spendsMoney',
    signs: [
      /\b(gast\w+|descont\w+|cobra\w*|sa(i|ir|indo)|tira(r|m|ndo)?|debit\w+|mex\w+|acesso|consom\w+|saca\w*|pega\w*|usar|some)\b/,
      /\b(dinheiro|banca|saldo|cartao|grana|conta bancaria|pix)\b/,
      /\b(sozinh[oa]|sem (eu|querer|mandar|avisar|pedir|permissao)|medo|apertar|clicar|automatic\w+|algum jeito|de alguma forma|voces|app|isso aqui)\b/,
    ],
    but: /\b(margem|odds?|stake|kelly|multa|perdi|cancel\w+|credito|apostei|reembolso|ganh\w+|comiss\w+|renov\w+|emprest\w+|recuper\w+)\b/,
    tell: 'Não: nada é gasto sozinho. A Prancheta não tem acesso ao seu dinheiro nem à sua conta em casa de apostas, e a banca que você informa é só um número para calcular a stake. O plano gratuito nem pede cartão; um plano pago cobra só a mensalidade contratada, até você cancelar.',
  },
  {
    id: 'whatItDoes',
    signs: [
      /\b(o que|pra que|para que|qual)\b/,
      /\b(app|aplicativo|site|prancheta|voces|isso aqui|programa|ferramenta|plataforma|servico)\b/,
      /\b(faz(em)?|serve\w*|funcao|utilidade|finalidade|proposta|oferece\w*)\b/,
    ],
    but: /\b(por que|incentiv\w+|filh[oa]|mae|rapaz|quando|se (eu|o|a)|odds?|chances?|conta|calcul\w+|confi\w+|com (os|as|meus|o)|dados|aposta|gratis|pagar|planos?|transparencia|grafic\w+|diario|recomend\w+|jogo|margem|diferen\w+)\b/,
    tell: GUIDE.whatIsThis,
  },
  {
    id: 'alerts',
    signs: [
      /\b(avis(o|os|a|am|ar|e)|alert\w+|notific\w+|lembret\w+|me (chama|manda|avisa)\w*|push)\b/,
      /\b(odds?|recomend\w+|whats\w*|zap|telegram|e ?mail|sms|celular|quando|mensagem|sair|cair|subir|preco)\b/,
    ],
    but: /\b(casa avis\w+|familia|esposa)\b/,
    tell: 'Não há aviso: nem por WhatsApp, nem por mensagem ou notificação, nem quando sai recomendação, nem quando a odd muda. O que dá é anotar a odd justa e olhar de novo perto do jogo; o Quadro do dia, em Análises, mostra os jogos e as etiquetas, e os favoritos, do plano Pro em diante, põem os próximos jogos dos seus times no Dashboard.',
  },
  {
    id: 'export',
    signs: [
      /\b(export\w+|baixar|baixo|download|planilha|excel|csv|pdf|imprim\w+|salvar em)\b/,
      /\b(diario|historico|apostas?|planilha|excel|csv|pdf|dados|analise|relatorio|recomend\w+|registro|tudo|da pra|consigo|posso)\b/,
    ],
    but: /\b(api|odds? baix\w+|mais baix\w+|linha|conta de (odd|chance)|limite|valor)\b/,
    tell: ({ text }) =>
      /\b(pdf|imprim\w+|analise)\b/.test(text)
        ? 'Sim: a análise de um jogo pode ser impressa ou salva em PDF pelo próprio navegador. O Histórico e o Diário se exportam em CSV, que o Excel abre, do plano Pro em diante.'
        : 'Sim: o Histórico e o Diário se exportam em CSV, que o Excel abre, do plano Pro em diante; o botão fica na própria página. Os registros da página Transparência são públicos e se conferem lá mesmo.',
  },
  {
    id: 'ourRecord',
    signs: [
      /\b(historico|registro|lista|arquivo|passad\w+|anteriores|antig\w+|todas|acertos|erros)\b/,
      /\b(recomend\w+|indica\w+|sugest\w+|palpites?|picks?|dicas?)\b/,
      /\b(voces|onde|vejo|ver|perder\w+|errad\w+|mostra\w*|acho)\b/,
    ],
    but: /\b(meu|minha|minhas|meus|apostei|export\w+|baixar|sumi\w+|apag\w+|lucr\w+|quanto)\b/,
    tell: 'Na página Transparência: ali está tudo o que dissemos e recomendamos antes de cada jogo e o que aconteceu depois, por mês e por campeonato, com as que perderam também. É um registro público que não dá para editar sem aparecer.',
  },
  {
    id: 'transparencyPage',
    signs: [/\btransparencia\b/, /\b(o que|tem|grafic\w+|entend\w+|ler|leio|serve|signific\w+|explica\w*|mostra\w*)\b/],
    but: /\b(onde|adulter\w+|edita\w*|falsific\w+)\b/,
    tell: 'É o nosso boletim: o que dissemos antes de cada jogo, o que aconteceu e o que as recomendações deram, por mês e por campeonato. São dois gráficos. O da calibração põe lado a lado a chance dita e quantas vezes aconteceu: quanto mais perto da diagonal, mais certas as chances, e a barra é o que só a sorte já explica. O das barras compara o nosso erro com o das odds de fechamento: barra menor é erro menor.',
  },
  {
    id: 'whichLines',
    signs: [
      /\b(multiplas?|bilhetes?|combinad\w+|acumulad\w+)\b/,
      WHY,
      /\b(nao|nunca)\b/,
      /\b(voces|app|site|prancheta)\b/,
    ],
    but: /\b(odds? d\w|\d|multiplic\w+)\b/,
    tell: 'Porque múltipla pronta quase sempre é mau negócio: a margem da casa entra em cada perna e todas têm de bater, e quem monta bilhete para todo mundo vive do cadastro, não do seu resultado. Se quiser estudar uma, em Sua combinada, na tela do jogo, você junta os mercados e vê a chance e a odd justa do conjunto.',
  },
  {
    id: 'lettersBigger',
    signs: [
      /\b(letras?|fonte|texto|tela|numeros)\b/,
      /\b(aument\w+|maior\w*|pequen\w+|enxerg\w+|vista|ampli\w+|zoom|crescer|miud\w+)\b/,
      /\b(da pra|ha como|como|tem como|posso|consigo|enxerg\w+|vista|da para|jeito)\b/,
    ],
    but: /\b(odds?|chance|gols?|stake|aposta|valor)\b/,
    tell: 'Dá, sim: no celular, abra as configurações de tela do aparelho e aumente o tamanho da letra, ou amplie a página com dois dedos; no computador, segure Ctrl e aperte a tecla de mais. A página se ajusta sozinha.',
  },
  {
    id: 'timeZone',
    signs: [
      /^(?!.*\b(?:chov\w+|chuva|clima|calor|vento)\b).*\b(horarios?|horas?|fuso)\b/,
      /\b(manaus|amazonas|acre|rio branco|cuiaba|mato grosso|campo grande|rondonia|porto velho|roraima|boa vista|noronha|fuso|portugal|lisboa)\b|\b(e|seria) (o |no |do |de )?(horario )?(de )?brasilia\b/,
    ],
    tell: timeZone,
  },
  {
    id: 'darkTheme',
    signs: [/\b(modo|tema|tela|fundo|cor)\b/, /\b(escur\w+|noturn\w+|pret[oa]|clar[oa])\b/],
    tell: 'Há tema claro e escuro: a tela segue o que está escolhido no seu aparelho.',
  },
  {
    id: 'houseLink',
    signs: [/\b(parceri\w+|comiss\w+|afiliad\w+|patrocin\w+|acordo|rabo preso)\b/, US, HOUSE],
    but: /\b(amigo|influen\w+|tipster|grupo|canal|exchange|bolsa)\b/,
    tell: ({ text }) =>
      /\b(sempre|mesma|primeir[oa]|aparece\w*|ordem|destaque)\b/.test(text)
        ? 'Não há parceria nem comissão com casa nenhuma: a Prancheta vive das assinaturas. Uma casa aparece na frente só porque é a que paga mais naquele mercado; se a mesma se repete, é porque o preço dela está maior agora, e a ordem muda quando o preço muda.'
        : GUIDE.ourMoney,
  },
]
