// The position of the bar: at the lower edge of the visible part of the view.
extension FindInteraction {
  /// The minimum width of the visible part of a view for the bar to have that width, in points.
  private static let narrowestBar = 120.0

  /// The height of the open bar, in points.
  var barHeight: Double { bar?.bounds.height ?? 0 }

  /// Positions the bar before each frame of a window, or of no window for `nil`.
  func followFrames(of window: Window?) {
    guard followedWindow !== window else { return }
    followedWindow?.beforeFrame.remove(self)
    followedWindow = window
    window?.beforeFrame.add(self) { interaction, window in
      // A view that leaves its window closes the bar.
      if interaction.view?.window === window {
        interaction.layOutBar()
      } else {
        interaction.dismissFindNavigator()
      }
    }
  }

  /// Positions the bar at the visible part of the view.
  func layOutBar() {
    guard let bar, let view, let place = view.superview else { return }
    let whole = view.frame.inset(
      by: EdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0))
    let seen = seenPart(of: view, in: place)
    let isWide = seen.width >= min(Self.narrowestBar, whole.width)
    let (x, width) = isWide ? (seen.minX, seen.width) : (whole.minX, whole.width)
    let height = bar.height(inWidth: width)
    // If the visible part is smaller than the bar, the bar is at an edge of the view.
    let edge = seen.isEmpty ? whole.maxY : max(seen.maxY, whole.minY + height)
    let top = min(edge, whole.maxY) - height
    let scale = view.contentScaleFactor
    let frame = Rect(
      x: x, y: (top * scale).rounded(.down) / scale, width: width, height: height)
    if bar.frame != frame { bar.frame = frame }
    (view as? ScrollView)?.barRoom = max(0, whole.maxY - frame.minY)
  }

  /// Returns the visible part of a view in the coordinate space of its superview, or an empty rectangle.
  private func seenPart(of view: View, in place: View) -> Rect {
    guard let window = view.window else { return view.frame }
    let seen = view.seenInWindow.intersection(window.bounds.inset(by: window.safeAreaInsets))
    return seen.isEmpty ? .zero : place.convert(seen, from: nil)
  }

  /// Scrolls the views around the view so that the bar becomes visible.
  func revealBar() {
    guard let bar, bar.window != nil else { return }
    bar.revealInScrollViews(bar.bounds, animated: false)
    layOutBar()
  }
}
