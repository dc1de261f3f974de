import { Parser } from 'saxen';

/** Callbacks for the parts of an XML document. Names come without prefixes, which differ between programs. */
type XmlHandlers = {
  onOpen: (name: string, getAttributes: () => Record<string, string>) => void;
  onClose?: (name: string) => void;
  onText?: (text: string) => void;
};

const stripPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML document from start to end.
 * @throws when the document is not well-formed
 */
export function readXml(xml: string, { onOpen, onClose, onText }: XmlHandlers): void {
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes, decodeEntities) =>
    onOpen(stripPrefix(name), () => {
      const attributes = getAttributes();
      for (const [key, value] of Object.entries(attributes))
        if (!key.startsWith('xmlns')) attributes[stripPrefix(key)] = decodeEntities(value);
      return attributes;
    }),
  );
  if (onClose) parser.on('closeTag', (name) => onClose(stripPrefix(name)));
  if (onText) {
    parser.on('text', (text, decodeEntities) => onText(decodeEntities(text)));
    parser.on('cdata', onText);
  }
  parser.parse(xml);
}
