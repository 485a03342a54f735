export const claimKey = (claimId: number) => ['claim', claimId] as const;
export const CLAIMS_KEY = ['claims'] as const;
export const timelineKey = (claimId: number) => ['timeline', claimId] as const;
