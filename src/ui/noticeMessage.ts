/** What a visitor is told in the corner of the page. */
export interface NoticeMessage {
  /** Success leaves by itself; an error, and the louder destructive one, stay until they are dismissed. */
  type: 'success' | 'error' | 'destructive';
  title: string;
  description?: string;
  /** What the visitor typed is refused: it goes when `withdrawNotice` says that this is no longer true. */
  isValidation?: boolean;
  /** What it is about, 'newsletter' say: a newer notice about the same takes its place. Else only its twin does. */
  about?: string;
}
