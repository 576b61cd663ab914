export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'stopped'] as const
export const FILE_FORMATS = ['csv', 'jsonl'] as const
