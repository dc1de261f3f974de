import { useState } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { SuggestionList, type Suggestion } from './SuggestionList';
import { useFormField } from '../useFormField';
import { useSuggestions } from './useSuggestions';

type SuggestFieldProps = FieldProps & {
  placeholder?: string;
  /** Returns the suggestions for a text, best first. */
  suggest: (text: string) => readonly Suggestion[];
  onFocus: () => void;
  onChoose: (suggestion: Suggestion) => void;
};

/** A text field with suggestions (COMFORT-24). */
export function SuggestField(props: SuggestFieldProps) {
  const { placeholder, suggest, onFocus, onChoose, ...field } = props;
  const { frame, control, change } = useFormField(field);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { show, isShown, handleKeyDown, inputProps, listProps } = useSuggestions({
    text: control.value,
    suggest,
    onChoose,
  });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...inputProps}
        ref={setInput}
        placeholder={placeholder}
        onChange={(event) => {
          change(event.target.value);
          show(event.target.value.trim() !== '');
        }}
        onFocus={onFocus}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          control.onBlur();
          show(false);
        }}
      />
      {isShown && <SuggestionList {...listProps} anchor={input} />}
    </FieldFrame>
  );
}
