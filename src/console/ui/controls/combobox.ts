/**
 * The attributes of a field that keeps the focus while one of the list under it is chosen, by the
 * combobox pattern of the ARIA authoring practices.
 * @param listId the id of the list
 * @param chosenId the id of the chosen option, where one is
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
