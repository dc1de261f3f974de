const listed = new Intl.ListFormat('ru');

/** The names that fit on one line. */
const NAMED_MAX = 3;

/** «Анна Ким, Зоя Ли, Олег Белов и ещё 4». */
export const formatNameList = (names: readonly string[]): string => {
  const hidden = names.length - NAMED_MAX;
  return listed.format(hidden > 1 ? [...names.slice(0, NAMED_MAX), `ещё ${hidden}`] : names);
};
