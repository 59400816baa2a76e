import WindowResponder

/// A view with a scroll view that shows whether there is more content.
///
/// The content fades at the edges, and the scroll bar flashes when the view appears and when the pointer
/// enters it.
final class FadingScroller: View, ScrollViewDelegate {
  /// The scroll view for the content.
  let scroller = ScrollView()
  private let top: EdgeFade
  private let bottom: EdgeFade
  private let left: EdgeFade
  private let right: EdgeFade
  private var isNew = true

  /// Creates a view for content with a background colour.
  init(ground: Color) {
    top = EdgeFade(.top, ground: ground)
    bottom = EdgeFade(.bottom, ground: ground)
    left = EdgeFade(.left, ground: ground)
    right = EdgeFade(.right, ground: ground)
    super.init(frame: .zero)
    scroller.delegate = self
    addSubview(scroller)
    for fade in [top, bottom, left, right] { addSubview(fade) }
    let hover = HoverGestureRecognizer()
    hover.addAction(
      Action { [weak self, weak hover] _ in
        if hover?.state == .began { self?.scroller.flashScrollIndicators() }
      })
    addGestureRecognizer(hover)
  }

  /// Updates the view after a change of the content's size.
  func contentDidChange(to size: Size) {
    if scroller.contentSize != size { scroller.contentSize = size }
    showFades()
    guard isNew, window != nil, size.height > bounds.height || size.width > bounds.width else {
      return
    }
    isNew = false
    scroller.flashScrollIndicators()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { showFades() }

  private func showFades() {
    let shown = scroller.bounds
    let size = scroller.contentSize
    top.show(size.height > shown.height ? shown.minY : 0)
    bottom.show(size.height > shown.height ? size.height - shown.maxY : 0)
    left.show(size.width > shown.width ? shown.minX : 0)
    right.show(size.width > shown.width ? size.width - shown.maxX : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if scroller.frame != bounds { scroller.frame = bounds }
    for fade in [top, bottom, left, right] { fade.lie(atEdgeOf: bounds) }
    showFades()
  }
}
