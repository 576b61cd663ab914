/** What buyers choose among. The name is kept; shop and studio say it in words of their own. */
export const CANCEL_REASONS = ['reasonMind', 'reasonWrong', 'reasonSlow', 'reasonCheaper', 'reasonOther'] as const
export const RETURN_REASONS = ['reasonSmall', 'reasonLarge', 'reasonNotAsExpected', 'reasonDamaged'] as const
