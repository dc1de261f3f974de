/** Secrets that the server must never print. No other text contains them. */
export const CANARIES = {
  phone: '+7 (958) 317-46-92',
  name: 'Канарейкина "Щ" Йола',
  username: 'kanareyka-name',
  password: 'канарейка-Pässword 7%&',
  token: 'club_KanareykaTokenKanareykaTokenKanareykaTo1',
};

/** Lists the base64 forms of a text. A longer text can contain it at three different offsets. */
function listBase64Forms(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const end = Math.floor((whole.length * 8) / 6);
    return whole.toString('base64').slice(Math.ceil((before * 8) / 6), end);
  });
}

const escapeText = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(
      /[^ -~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** Lists each form in which a program could print a text, in lower case. */
function listForms(text: string): readonly string[] {
  const base64 = listBase64Forms(text);
  const forms = [
    text,
    text.normalize('NFD'),
    encodeURIComponent(text),
    new URLSearchParams([['', text]]).toString().slice(1),
    JSON.stringify(text).slice(1, -1),
    JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1),
    escapeText(text),
    Buffer.from(text).toString('latin1'),
    Buffer.from(text).toString('hex'),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return [...new Set(forms.map((form) => form.toLowerCase()))];
}

/** Lists a phone's ten digits, and its last digits as people write them. */
const listPhoneForms = (phone: string): string[] => [
  phone.replaceAll(/\D/g, '').slice(1),
  phone.slice(-9),
  phone.slice(-9).replaceAll('-', ' '),
];

/**
 * Creates a search for secrets in any form.
 * @returns a function that lists the names of the secrets in a text
 */
export function createSearch(secrets: Readonly<Record<string, string>>) {
  const forms = Object.entries(secrets).map(([name, secret]) => ({
    name,
    forms: [...listForms(secret), ...(name === 'phone' ? listPhoneForms(secret) : [])],
  }));
  return (text: string): string[] => {
    const lower = text.toLowerCase();
    return forms
      .filter((secret) => secret.forms.some((form) => lower.includes(form)))
      .map(({ name }) => name);
  };
}
