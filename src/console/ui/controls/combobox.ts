/**
 * Attributes of a field that keeps the focus while an option of its list is chosen. They follow the combobox pattern of
 * the ARIA authoring practices.
 * @param chosenId the id of the chosen option, if any
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
