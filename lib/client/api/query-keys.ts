export const claimKey = (claimId: number) => ['claim', claimId] as const;
export const CLAIMS_KEY = ['claims'] as const;
export const timelineKey = (claimId: number) => ['timeline', claimId] as const;
export const receiptsKey = (claimId: number) => ['receipts', claimId] as const;
