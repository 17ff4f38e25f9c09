/**
 * The 256 Portuguese check words, eight bits each. No two are closer than two sounds and three letters, by the measure in the test;
 * none is a number, money, order or wake word. The order is part of the format. No native speaker has reviewed the list.
 */
export const PORTUGUESE_CHECK_WORDS: readonly string[] = (
  'abacateiro abacaxi abajur acordeão aeroplano aipim alameda albatroz alcachofra alecrim alfazema ' +
  'almofada alpaca alpinista ameixa amendoim ametista andaime andorinha anel antílope arroz assobio ' +
  'asteroide astronauta atlas avestruz azeitona azulejo bailarina banana barco barítono beterraba ' +
  'biblioteca bicicleta biscoito bombom bordado brigadeiro brinquedo bromélia broto bússola cabrito ' +
  'cachorro caderno calendário calçada campina camélia candelabro capivara caracol caranguejo caravela ' +
  'carnaval cartola castor cebola cegonha centopeia cereja chafariz chaleira chocolate ciclista cinema ' +
  'cipreste cisne clarinete cobertor colher colibri colina confeito cordilheira corredor crepúsculo ' +
  'cristal crisântemo crocodilo cuscuz cântaro damasco dançarino delfim diadema dominó eclipse edredom ' +
  'elefante enseada escorpião esmeralda espinafre esponja espuma esquilo estante estojo estrela ' +
  'estábulo eucalipto faisão fanfarra festival flamingo flanela flecha floresta formiga fronteira ' +
  'ganso gelatina gengibre ginasta girassol gramado groselha guirlanda hamster harmonia hipopótamo ' +
  'horizonte hortênsia hélice iceberg ioiô jabuti jacarandá jaguatirica jardim jarra jornal jujuba ' +
  'labirinto lagosta lamparina legume lentilha lenço libélula limoeiro limão litoral locomotiva lontra ' +
  'luneta lâmpada macadâmia machado madeira madressilva malabarista mandacaru manjar manjericão ' +
  'maracujá marcenaria margarida mariposa marmota melancia mergulho microfone milharal miragem moinho ' +
  'morango mosaico máscara nectarina nenúfar neve nogueira obelisco oliveira orquestra orquídea ' +
  'orvalho orégano ouriço outono palmeira pantanal papagaio pardal patinete pergaminho pijama pincel ' +
  'pirâmide pitanga polvo pomar porcelana praia prateleira pudim quermesse querubim rabanete rapadura ' +
  'redemoinho relâmpago retrato ribeirão rinoceronte rouxinol salgueiro salmão sanfona sardinha ' +
  'saxofone serenata sobremesa sombrinha sorvete submarino suco talismã tapeçaria tartaruga telescópio ' +
  'tesoura tigre tijolo tinta toalha topázio tornozelo torrada trampolim trator trem trompete trovão ' +
  'tulipa turmalina tênis ukulele umbu unicórnio varanda veludo ventilador vidro vitrola xadrez xale ' +
  'xilofone xícara zebra zíper âncora'
).split(' ');
