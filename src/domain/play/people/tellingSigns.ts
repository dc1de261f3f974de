const ALTERNATIVES: readonly RegExp[] = [
  // Matches «Олег ?», «Антон ±», «✗ Гена».
  /[?~±=<%^¬∅×⊖-⊘⊠⨂⨉⨯✕-✘]/u,
  // Matches «❌ Гена», «☒ Гена», but not a star before each line.
  /(?![★☆])[\u2600-\u26ff\u{1f000}-\u{1faff}]|\p{Extended_Pictographic}/u,
  // Matches «Антон +-», «Антон +/-», «Антон -+», but not the «+» of a phone.
  /\+ ?[/\\|]? ?[-–—−]|[-–—−][/\\|]?\+(?! ?\d)/u,
  // Matches «Олег -1», «-1 Олег», but not «Олег -1,5», «- 1. Олег».
  /(?<!\d)[-–—−]1(?![\p{L}\d.)]|,\d)/u,
  // Matches «Маша -», «Маша: -», «Маша (-)».
  /[-–—−] *[)\]]|(?<=[\p{L}\d]\.?)[ .:;,/]*[-–—−]+$/u,
  // Matches «Олег :(», «Олег :-/», «Олег ((», but not «Олег:(3,5)».
  /[:;=]['’]?-?[([/\\|]+(?!\d)|\((?:\(+|$)/u,
  // Matches «Олег *2», which means both, or one with a companion.
  /\*\d(?![\d*]|[.,]\d)/u,
];

/** Matches signs that change the meaning of the name next to them, often to the opposite of «I play». */
export const TELLING = new RegExp(ALTERNATIVES.map(({ source }) => source).join('|'), 'gu');
