/** Why a file cannot be made here, in a sentence for a person. */
export class FileProblem extends Error {}
