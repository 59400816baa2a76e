import WindowResponder

/// A container for the view of a page.
final class PageContainer: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }
}
