/** The reason why a file cannot be made here, as a sentence for a person. */
export class FileProblem extends Error {}
