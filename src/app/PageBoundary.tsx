import { Component, type ReactNode } from 'react';
import { MissingPageScreen } from '#screens/missing-page/MissingPageScreen.tsx';

interface PageBoundaryProps {
  /** Of the page: another one is another try. */
  path: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failedAt: string | undefined;
}

/** Keeps a page that cannot be loaded or shown from taking the frame around it along. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    { failedAt }: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    if (failedAt === '') return { failedAt: path };
    return failedAt === undefined || failedAt === path ? null : { failedAt: undefined };
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return <MissingPageScreen onRetry={() => this.setState({ failedAt: undefined })} />;
  }
}
