const steps: (() => void)[] = [];

/** Has something done when the test is over, before its clock and its clubs are. */
export const runAtEnd = (step: () => void): void => void steps.push(step);

/** Does what was asked for. */
export const endTest = (): void => steps.splice(0).forEach((step) => step());
