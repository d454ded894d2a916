import { COOLING_DAYS, LIFTED_AFTER_DAYS } from '@prancheta/core/responsible-play/pause.ts'

/** What is true of blocking oneself, pausing and setting limits: the answers to somebody who asks how. */

export const EXCLUSION_HOW =
  'De uma vez só, em **gov.br/autoexclusaoapostas**: entre com a conta gov.br e siga os passos da página. O pedido vale para todas as casas autorizadas. Em site sem autorização ele não vale: o endereço dos autorizados termina em bet.br.'

export const EXCLUSION_ONE_BY_ONE =
  'Não precisa: em gov.br/autoexclusaoapostas um pedido só vale para todas as casas autorizadas. O que você pede dentro de uma casa vale apenas nela, e aí sim seria uma por uma.'

export const EXCLUSION_LENGTH =
  'O prazo da autoexclusão oficial e as regras para voltar atrás estão em gov.br/autoexclusaoapostas; de cabeça eu não os digo, para não errar. A que se pede dentro de uma casa segue a regra daquela casa, que eu não tenho: pergunte ao suporte dela. Se deu vontade de voltar atrás, espere e fale com alguém antes: o CVV atende de graça no **188**.'

export const PAUSE_HOW =
  'Tem, sim: em Configurações, em Jogo responsável, **Fazer uma pausa**. Você escolhe 24 horas, 7 dias, 30 dias, 6 meses ou sem data de fim, e ela fecha análises, chat e pagamentos. Ninguém a encurta, nem o suporte; só dá para estender. Isso fecha a Prancheta; para fechar as casas, é gov.br/autoexclusaoapostas.'

export const PAUSE_TOO_MUCH = `Que bom que você percebeu cedo. ${PAUSE_HOW} Se a vontade apertar, não fique só com isso: o CVV atende de graça no **188**.`

export const PAUSE_LENGTH = `A pausa da Prancheta dura o que você escolher: 24 horas, 7 dias, 30 dias, 6 meses ou sem data de fim. Depois de ligada ninguém a encurta, só se estende; a sem data de fim só o suporte encerra, depois de ${LIFTED_AFTER_DAYS} dias, e ela ainda dura mais ${COOLING_DAYS}. O histórico, o suporte e as configurações continuam abertos.`

export const PAUSE_UNDO = `Não, e é de propósito: a pausa com prazo não se desfaz antes, só se estende. A sem data de fim o suporte encerra a seu pedido, depois de ${LIFTED_AFTER_DAYS} dias, e ela ainda dura mais ${COOLING_DAYS}.`

export const LIMIT_AT_HOUSE =
  'No site ou no aplicativo da casa, na sua conta, na parte de jogo responsável: as casas autorizadas têm de oferecer limite de depósito, de perda e de tempo. O caminho exato de cada uma eu não tenho; o suporte dela mostra. Aqui na Prancheta, em Configurações, em Jogo responsável, dá para gravar os seus limites de valor por semana e por mês e de perda por mês.'

export const LIMIT_OF_TIME =
  'Existe, sim. Na Prancheta, em Configurações, em Jogo responsável, você define quanto tempo por dia quer passar aqui, e pode pedir um aviso de tempos em tempos. Baixar vale na hora; aumentar, só depois de uma semana. Nas casas autorizadas o limite de tempo fica na conta, na parte de jogo responsável.'

export const LIMIT_HERE =
  'Em Configurações, em Jogo responsável: limite de valor por semana e por mês, de perda por mês e de tempo por dia, contados pelo que você anota no Diário. Baixar vale na hora; aumentar, só depois de uma semana.'

export const STOP_HOW = [
  'Dá para começar hoje, com passos que não dependem de força de vontade:',
  '- **Feche as casas**: gov.br/autoexclusaoapostas bloqueia todas as autorizadas de uma vez\n- **Feche aqui**: a pausa, em Configurações, em Jogo responsável\n- **Tire o dinheiro do alcance**: peça a alguém de confiança que cuide por um tempo do Pix e do cartão\n- **Não fique só**: Jogadores Anônimos (jogadoresanonimos.com.br), o posto de saúde ou o CAPS, de graça, e o CVV a qualquer hora no **188**',
  'Vontade de voltar vai aparecer, e passa: nessa hora, ligue para alguém antes de abrir qualquer site.',
].join('\n\n')

export const GOOD_STEP =
  'Fico feliz em ler isso. É um passo de cada vez, e pedir ajuda é o mais importante deles. Se ficar difícil, o CVV atende de graça, a qualquer hora, pelo telefone **188**. Cuide-se.'

export const THREATENED =
  'Ameaça é crime, e a sua segurança vem antes da dívida: se houver perigo agora, ligue **190**; se não, registre a ameaça numa delegacia ou na delegacia pela internet, guarde as mensagens e não vá sozinho a encontro nenhum. Conte a alguém de confiança ainda hoje. Para a dívida há saída sem aposta, com a Defensoria Pública ou o Procon. E para conversar, o CVV atende de graça no **188**.'

export const CANNOT_STOP =
  'Não conseguir sozinho é comum e não é fraqueza: é para isso que existe ajuda. Faça agora um passo que não depende de vontade, a autoexclusão em gov.br/autoexclusaoapostas, que fecha todas as casas autorizadas, e peça a alguém que guarde o cartão. Depois fale com quem entende disso: o CVV no **188**, de graça e a qualquer hora, os Jogadores Anônimos (jogadoresanonimos.com.br) ou o posto de saúde.'

export const JUST_ONE_MORE =
  'Nem essa: é assim, de só mais uma em só mais uma, que a perda cresce, e a próxima não sabe da anterior. Hoje, pare: feche o site, deixe o celular com alguém e, se a vontade apertar, ligue para o **188**, que atende de graça a qualquer hora. Em Configurações, em Jogo responsável, dá para ligar uma pausa agora.'

export const STOP_UNTIL =
  'Ajuda, sim: umas semanas sem apostar baixam a urgência e deixam ver as contas com calma. Só não conte com a força de vontade: aqui ligue a pausa de 30 dias, em Configurações, e nas casas peça a autoexclusão em gov.br/autoexclusaoapostas. Se no fim dela a vontade de recuperar ainda estiver lá, renove. E fale com alguém: o CVV atende de graça no **188**.'

const WHO_HELPS =
  'O **CVV** conversa com você pelo **188**, a qualquer hora, sem pedir nome. Os **Jogadores Anônimos** têm grupos, também pela internet, em jogadoresanonimos.com.br. No SUS, o posto de saúde ou o CAPS atendem quem perdeu o controle com jogo.'

export const WHAT_HELP = `É de graça e sigilosa. ${WHO_HELPS}`

export const WHERE_HELP = `Existe, e é de graça. ${WHO_HELPS} Para fechar as casas autorizadas de uma vez há a autoexclusão, em gov.br/autoexclusaoapostas. Quem convive com alguém assim pode ligar também.`

export const RELATIVE_INVESTS =
  'Investimento, não: em média quem aposta perde, por causa da margem da casa, e a matemática daqui estima chances e mostra quando o preço não vale, sem prometer ganho. Repare em sinais: esconder perdas, aumentar para recuperar, usar dinheiro de conta, não conseguir ficar sem. Se houver, converse com calma, fora da hora do jogo. A pausa e os limites ficam em Configurações, em Jogo responsável, e só o dono da conta os liga; a autoexclusão das casas é em gov.br/autoexclusaoapostas. Para a família há os Jogadores Anônimos e o CVV, telefone **188**.'

export const RELATIVE_DENIES =
  'Não force nem discuta. Fale só do que você viu, com calma e fora da hora do jogo, e de como isso preocupa você. Não empreste nem pague dívida, ofereça ir junto a um grupo dos Jogadores Anônimos ou ao posto de saúde, e cuide de você também: o CVV, telefone **188**, atende também quem ajuda.'
