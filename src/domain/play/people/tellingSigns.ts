const ALTERNATIVES: readonly RegExp[] = [
  // «Олег ?», «Антон ±», «✗ Гена»
  /[?~±=<%^¬∅×⊖-⊘⊠⨂⨉⨯✕-✘]/u,
  // «❌ Гена», «☒ Гена», but not a star before each line
  /(?![★☆])[\u2600-\u26ff\u{1f000}-\u{1faff}]|\p{Extended_Pictographic}/u,
  // «Антон +-», «Антон +/-», «Антон -+», but not the «+» of a phone
  /\+ ?[/\\|]? ?[-–—−]|[-–—−][/\\|]?\+(?! ?\d)/u,
  // «Олег -1», «-1 Олег», but not «Олег -1,5», «- 1. Олег»
  /(?<!\d)[-–—−]1(?![\p{L}\d.)]|,\d)/u,
  // «Маша -», «Маша: -», «Маша (-)»
  /[-–—−] *[)\]]|(?<=[\p{L}\d]\.?)[ .:;,/]*[-–—−]+$/u,
  // «Олег :(», «Олег :-/», «Олег ((», but not «Олег:(3,5)»
  /[:;=]['’]?-?[([/\\|]+(?!\d)|\((?:\(+|$)/u,
  // «Олег *2»: both, or one with a companion
  /\*\d(?![\d*]|[.,]\d)/u,
];

/** Signs with a meaning for the name next to them, often the opposite of «I play». */
export const TELLING = new RegExp(ALTERNATIVES.map(({ source }) => source).join('|'), 'gu');
