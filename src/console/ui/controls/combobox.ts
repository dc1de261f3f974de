/**
 * Attributes of a field that keeps the focus while an option of its list is active, by ARIA's combobox pattern.
 * @param chosenId id of the active option, if any
 */
export const getComboboxProps = (
  listId: string,
  isExpanded: boolean,
  chosenId: string | undefined,
) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
    'aria-activedescendant': chosenId,
  }) as const;
