/** A toast notification. */
export interface NoticeMessage {
  /** Success disappears by itself; `error` and the more prominent `destructive` stay until dismissed. */
  type: 'success' | 'error' | 'destructive';
  title: string;
  description?: string;
  /** A validation error, removed by `withdrawNotice` when it is corrected. */
  isValidation?: boolean;
  /**
   * The subject, such as 'newsletter': a newer notice on it replaces this one. Without it only an identical one does.
   */
  about?: string;
}
