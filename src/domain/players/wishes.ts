/**
 * What two players are not to do together, where the draw can help it: to be partners, or to be on one court at
 * all. Each of them asks for what those before it do, and more. Never shown to players.
 */
export const WISH_KINDS = ['notPartners', 'differentCourts'] as const;
export type WishKind = (typeof WISH_KINDS)[number];
