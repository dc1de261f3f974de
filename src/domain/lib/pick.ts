export const pick = <Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
