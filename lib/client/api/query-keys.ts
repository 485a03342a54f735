export const claimKey = (claimId: number) => ['claim', claimId] as const;
export const CLAIMS_KEY = ['claims'] as const;
