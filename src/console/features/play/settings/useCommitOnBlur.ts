import { useId, useState, type KeyboardEvent } from 'react';

type CommitOnBlurOptions = {
  /** Text of the field while nothing is typed. */
  value: string;
  /** Returns null for a valid text, otherwise the message. */
  validateNumber: (text: string) => string | null;
  onCommit: (text: string) => void;
};

/** A field that saves on blur and on Enter. An invalid text stays as typed. */
export function useCommitOnBlur({
  value,
  validateNumber: validate,
  onCommit,
}: CommitOnBlurOptions) {
  const problemId = useId();
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const found = text === null ? null : validate(text);
  const problem = isLeft ? found : null;
  const reset = () => {
    setText(null);
    setLeft(false);
  };
  const commit = () => {
    if (text === null) return;
    setLeft(true);
    if (found !== null) return;
    reset();
    if (text !== value) onCommit(text);
  };
  return {
    problem,
    problemId,
    input: {
      value: text ?? value,
      'aria-invalid': problem !== null,
      'aria-describedby': problem === null ? undefined : problemId,
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => setText(target.value),
      onBlur: commit,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') commit();
      },
    },
  };
}
