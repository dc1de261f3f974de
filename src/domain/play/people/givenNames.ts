import { foldName, foldNameLetters, listReadings } from '../../lib/cleanName';

/** Common given names in Russia with their short forms in sign-ups, and Latin ones; ё is written as е. */
const COMMON = `
  агата аделина алевтина александра алена алина алиса алла альбина амина анастасия ангелина анжела анна антонина анфиса
  арина ася валентина валерия варвара василиса вера вероника виктория виолетта виталия галина дарина дарья диана дина
  ева евгения екатерина елена елизавета жанна залина зарина злата зоя инга инесса инна ираида ирина кира клавдия
  кристина ксения лада лариса лейла лидия лилия лина любовь людмила майя маргарита марианна марина мария марта мила
  милана мира мирослава надежда наталия наталья нелли ника нина оксана олеся ольга полина раиса регина рената римма
  роза роксана руслана сабина светлана снежана софия софья стефания таисия тамара татьяна ульяна фаина эвелина элина
  эльвира эльмира эмилия эмма юлиана юлия яна ярослава
  авдей адам азамат айдар александр алексей альберт альфред анатолий андрей антон аркадий арсен арсений артем артемий
  артур архип аслан ашот богдан борис булат вадим валентин валерий василий вениамин виктор виталий влад владимир
  владислав владлен всеволод вячеслав гавриил геннадий георгий герман глеб гордей григорий давид дамир даниил данил
  данила демид демьян денис джамал дмитрий евгений егор елисей ефим захар иван игнат игорь илья ильдар ильнур илья ион
  искандер камиль карен карим кирилл клим константин лев леонид лука магомед макар максим марат марк марсель мартин
  матвей мирон мирослав михаил мурад назар наиль никита николай олег оскар павел петр платон потап прохор рамазан рамиль
  расул рашид ренат ринат родион роман ростислав рубен рудольф руслан рустам рустем савва савелий святослав семен
  серафим сергей станислав степан тагир тарас тигран тимофей тимур тихон федор феликс филипп фома хасан харитон шамиль
  эдгар эдуард эльдар эмиль эмин эрик юлиан юлий юрий яков ян ярослав
  аля аня вика варя вера валя галя даша дима женя зина ира катя кирюша коля костя ксюша лара лена леша лиза лида люба
  люда макс мара маша митя миша надя настя наташа оля паша петя поля рита рома света саша сережа слава соня стас таня тоня
  тема толя уля юля юра яша вася вова гена гоша даня жора ваня кеша
  айгуль айлин айсылу алия алсу амин ангелика аэлита белла гузель гульнара гульназ гюзель дамира джамиля диляра динара
  зарема земфира зульфия илона ирма камила карина каролина катерина каринэ лаура лиана лола луиза магдалина мадина
  малика марьям медея мелания милена мирра наргиз нана натела николь нурия нонна пелагея прасковья рая рузанна
  сабрина самира сусанна сюзанна тея фатима фарида феврония христина элеонора элла эльза эльнара юнона юстина янина
  ясмин ясмина айнур айрат азат алан алим армен арам артак ахмед байрам бахтияр вилен виссарион гайк гарик гафур гурам
  гурген джейхун джон дильшод ермак жан заур зураб ибрагим ильгиз ильшат илларион исмаил иосиф казбек касьян кузьма
  лаврентий лукьян мамед мамука мурат муслим мухаммед мстислав никифор никодим нурлан орест остап равиль радик радмир
  рафаэль рафаил рафик рашад рауф ризван рифат руфат рушан салават самвел самир святогор северин спартак сурен
  тамерлан темур трофим умар фарид фархад филат фарух фрол хабиб чингиз шота эльнар эльчин эраст эрнест юнус юсуф
  антоша андрюша аленка андрюха ванек вадик веня виталик витя вовчик гриша димон дэн жека колян ксю ленчик леня леха
  леля лиля лера миха митяй мишаня настена натали николаша зинаида нюра пашка рустик саня санек санька славик серега стасик
  степа сашка шура толик тоха тося федя юрик элик эдик ярик
  адил вакил джалил исраил камал кемал самуил фазил халил
  adam alan albert alex alexander alexandra alexei alexey alice alina alla anastasia andrei andrew andrey angelina
  anna anne anton arina artem artur arthur boris carl charles chris christian christina daniel daria david denis diana
  dmitri dmitriy dmitry eduard egor ekaterina elena elizabeth emily emma eric eugene evgeny george gleb grigory helen
  henry igor ilya inna ira irina ivan jack jacob james jane jason jean jeff jennifer jim joe john jonathan joseph
  julia karina kate kirill konstantin ksenia laura lena leo leonid lev lisa lucas luis maksim marco margarita maria
  marina mark martin mary matthew max maxim michael mike mikhail natalia natalya nick nicole nikita nikolai nikolay
  nina oleg olga oliver oscar paul pavel peter philip polina richard robert roman ruslan sam samuel sandra sarah sasha
  sergei sergey simon sofia sophia stanislav stephen steve svetlana tatiana thomas timur tom vadim valentina valeria
  vera victor victoria viktor vitaly vlad vladimir william yakov yana yulia yuri yury
`;

const KNOWN = new Set(COMMON.split(/\s+/).filter(Boolean));

/** True for a known given name in upper or lower case. Both parts of a double name must be known: «Анна-Мария». */
export const isGivenName = (word: string): boolean =>
  foldName(word)
    .split('-')
    .every((part) => listReadings(part).some((reading) => KNOWN.has(reading)));

/** True for a word with the ending of a patronymic. */
export const isPatronymic = (word: string): boolean =>
  /(?:ович|евич|ич|овна|евна|ична|инична|оглы|кызы)$/.test(foldNameLetters(word));
