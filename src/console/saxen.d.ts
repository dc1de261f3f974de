/** The used part of saxen's API; the package has no types of its own. */
declare module 'saxen' {
  type DecodeEntities = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      listener: (
        name: string,
        getAttributes: () => Record<string, string>,
        decodeEntities: DecodeEntities,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decodeEntities: DecodeEntities) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    /** @throws when the document is not well-formed */
    parse(xml: string): void;
  }
}
