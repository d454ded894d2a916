import { pageMeta } from '#lib/page/page-meta.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

export function meta() {
  return pageMeta('Termos de uso', {
    path: '/legal/terms',
    description:
      'Os termos de uso da Prancheta: ferramenta de estudo para maiores de 18 anos, planos, cancelamento e desistência em 7 dias.',
  })
}

export default function TermsPage() {
  return (
    <LegalPage
      title="Termos de uso"
      lead="O que você pode esperar da Prancheta e o que ela espera de você, em linguagem direta."
      sections={TERMS}
    />
  )
}

const TERMS: readonly LegalSection[] = [
  {
    id: 'o-que-e',
    title: 'O que é a Prancheta',
    blocks: [
      'A Prancheta é uma ferramenta de estudo de futebol. Ela calcula probabilidades, compara-as com odds publicadas por casas de apostas, sugere tamanhos de stake e explica as contas com texto e inteligência artificial.',
      'A Prancheta não realiza apostas, não é uma casa de apostas, não intermedeia apostas, não recebe nem guarda dinheiro de apostas e não se conecta a contas em casas de apostas. Nada do que ela mostra é recomendação de investimento.',
      'Ao criar uma conta ou usar o serviço, você aceita estes termos. Se não concordar com eles, não use o serviço.',
    ],
  },
  {
    id: 'quem-pode-usar',
    title: 'Quem pode usar',
    blocks: [
      'O serviço é só para pessoas com 18 anos completos. No cadastro você informa a data de nascimento e declara ser maior de idade. Contas de menores são encerradas quando descobertas.',
      'Você é responsável por cumprir as leis do lugar onde está. Se apostas forem proibidas para você, por lei, por contrato ou por autoexclusão, não use as análises para apostar.',
    ],
  },
  {
    id: 'conta',
    title: 'Sua conta',
    blocks: [
      'Os dados do cadastro devem ser verdadeiros. A conta é pessoal: não empreste a senha e avise o suporte se suspeitar de uso por outra pessoa. Você pode ver e encerrar as sessões abertas em Configurações.',
      'Podemos suspender uma conta que tente acessar dados de outras pessoas, sobrecarregar o serviço, burlar limites do plano, revender o conteúdo ou usar o serviço para fraude. Quando possível, avisamos antes e ouvimos você.',
    ],
  },
  {
    id: 'sem-garantia',
    title: 'Probabilidades não são promessas',
    blocks: [
      'As análises são estimativas estatísticas e podem estar erradas. Uma probabilidade de 70% perde três vezes em dez. Resultados passados não garantem resultados futuros, e nenhum texto da Prancheta promete ganho.',
      'Dados de jogos, odds e clima vêm de terceiros e podem atrasar, faltar ou conter erros. Cada análise informa a origem e a idade dos dados que usou. Confira sempre a odd na própria casa antes de qualquer decisão.',
      'As respostas da IA são conferidas com os números calculados, mas podem conter erros de interpretação. A decisão de apostar, o valor e o risco são seus.',
    ],
  },
  {
    id: 'planos',
    title: 'Planos, pagamento e renovação',
    blocks: [
      'O plano Free não custa nada e não pede cartão. Os planos pagos são mensais, cobrados no cartão por um processador de pagamentos, e renovam-se a cada mês até o cancelamento. Preços e limites de cada plano estão na página de Preços.',
      'O limite mensal conta partidas: a primeira análise ou mensagem sobre um jogo no mês usa uma unidade, e continuar no mesmo jogo não usa outra. O que não for usado não passa para o mês seguinte.',
      'Se um pagamento falhar, o plano continua por 3 dias enquanto a cobrança é refeita. Depois disso a conta volta ao plano Free, sem perda do que foi salvo.',
      'Mudanças de preço são avisadas com pelo menos 30 dias de antecedência e só valem a partir da renovação seguinte ao aviso.',
    ],
  },
  {
    id: 'cancelamento',
    title: 'Cancelamento e desistência em 7 dias',
    blocks: [
      'Você pode cancelar quando quiser, sem multa, pela página de Preços. O plano continua até o fim do período pago.',
      'Nos 7 dias seguintes à contratação você pode desistir dela, sem precisar explicar, e receber de volta tudo o que pagou, como prevê o art. 49 do Código de Defesa do Consumidor. Basta pedir pelo suporte.',
    ],
  },
  {
    id: 'conteudo',
    title: 'Seu conteúdo e o nosso',
    blocks: [
      'O que você salva e escreve é seu. Você nos autoriza a guardar e processar esse conteúdo para prestar o serviço. As suas análises são privadas, a não ser que você seja um tipster e as publique.',
      'O que um tipster publica fica público com o resultado da partida. Pode ser ocultado, mas não editado, e continua contando no retrospecto.',
      'O programa, os textos, as marcas e os modelos da Prancheta são nossos. Você pode usar as análises para si e compartilhar cards e trechos com a indicação da origem. Não pode copiar o serviço nem extrair dados em massa.',
    ],
  },
  {
    id: 'jogo-responsavel',
    title: 'Jogo responsável',
    blocks: [
      'Aposte apenas o que pode perder. Não aposte para recuperar perdas, para pagar contas ou sob efeito de álcool. Se o jogo deixou de ser diversão, procure ajuda: o rodapé de todas as páginas leva à autoexclusão oficial, aos Jogadores Anônimos e ao CVV (188). Em Configurações você pode fechar análises, quadro do dia, carteira, chat e pagamentos para você mesmo, de 24 horas a 6 meses ou sem data de fim; essa pausa não pode ser desfeita antes. A pausa sem data de fim só é encerrada pelo suporte, a seu pedido, depois de 30 dias, e ainda dura mais 7.',
    ],
  },
  {
    id: 'disponibilidade',
    title: 'Disponibilidade e responsabilidade',
    blocks: [
      'Trabalhamos para que o serviço esteja sempre no ar, mas ele pode parar para manutenção ou por falhas nossas ou de terceiros. Se uma análise falhar, a unidade usada é devolvida.',
      'Não respondemos por perdas em apostas nem por decisões tomadas com base nas análises. Nada nestes termos exclui direitos que a lei garante ao consumidor.',
    ],
  },
  {
    id: 'encerramento',
    title: 'Encerramento da conta',
    blocks: [
      'Você pode excluir a conta em Configurações. O acesso fecha na hora, a assinatura é encerrada e os seus dados são apagados em até 90 dias, como explica a Política de Privacidade.',
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    blocks: [
      'Mudanças são avisadas com pelo menos 30 dias de antecedência, no site e por e-mail. Se você não concordar, pode encerrar a conta antes que passem a valer.',
    ],
  },
  {
    id: 'lei',
    title: 'Lei e foro',
    blocks: [
      'Valem as leis do Brasil. O foro é o do domicílio do consumidor.',
      'Dúvidas sobre estes termos podem ser tiradas pela página de Suporte.',
    ],
  },
]
