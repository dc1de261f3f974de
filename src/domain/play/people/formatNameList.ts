const listed = new Intl.ListFormat('ru');

/** Maximum number of names, so that they fit on one line. */
const NAMED_MAX = 3;

/** Returns «Анна Ким, Зоя Ли, Олег Белов и ещё 4». */
export const formatNameList = (names: readonly string[]): string => {
  const hidden = names.length - NAMED_MAX;
  return listed.format(hidden > 1 ? [...names.slice(0, NAMED_MAX), `ещё ${hidden}`] : names);
};
