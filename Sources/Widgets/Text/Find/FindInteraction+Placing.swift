// Where the bar is: at the lower edge of what is seen of the view, whatever has scrolled.
extension FindInteraction {
  /// How narrow what is seen of a view may be for the bar to keep to it, in points.
  private static let narrowestBar = 120.0

  /// How high the bar is while it is open, in points.
  var barHeight: Double { bar?.bounds.height ?? 0 }

  /// Places the bar before each frame of a window; nil for no longer.
  func followFrames(of window: Window?) {
    guard followedWindow !== window else { return }
    followedWindow?.beforeFrame.remove(self)
    followedWindow = window
    window?.beforeFrame.add(self) { interaction, window in
      // A view that has left takes its bar along.
      if interaction.view?.window === window {
        interaction.layOutBar()
      } else {
        interaction.dismissFindNavigator()
      }
    }
  }

  /// Puts the bar where the view is seen.
  func layOutBar() {
    guard let bar, let view, let place = view.superview else { return }
    let whole = view.frame.inset(
      by: EdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0))
    let seen = seenPart(of: view, in: place)
    let isWide = seen.width >= min(Self.narrowestBar, whole.width)
    let (x, width) = isWide ? (seen.minX, seen.width) : (whole.minX, whole.width)
    let height = bar.height(inWidth: width)
    // Where less is seen of the view than the bar needs, it is at one of the view's edges.
    let edge = seen.isEmpty ? whole.maxY : max(seen.maxY, whole.minY + height)
    let top = min(edge, whole.maxY) - height
    let scale = view.contentScaleFactor
    let frame = Rect(
      x: x, y: (top * scale).rounded(.down) / scale, width: width, height: height)
    if bar.frame != frame { bar.frame = frame }
    (view as? ScrollView)?.barRoom = max(0, whole.maxY - frame.minY)
  }

  /// What is seen of a view, in the coordinates of its superview; empty where nothing is.
  private func seenPart(of view: View, in place: View) -> Rect {
    guard let window = view.window else { return view.frame }
    let seen = view.seenInWindow.intersection(window.bounds.inset(by: window.safeAreaInsets))
    return seen.isEmpty ? .zero : place.convert(seen, from: nil)
  }

  /// Scrolls what is around the view so that the bar is seen: it has the keys, or is used.
  func revealBar() {
    guard let bar, bar.window != nil else { return }
    bar.revealInScrollViews(bar.bounds, animated: false)
    layOutBar()
  }
}
