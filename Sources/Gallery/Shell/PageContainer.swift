import WindowResponder

/// What a page's view is put into.
final class PageContainer: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }
}
