/** A court's name within a sentence: «корт 3». A name that the club has chosen keeps its capital. */
export const formatCourtInSentence = (courtName: string): string =>
  courtName.replace(/^Корт /, 'корт ');
