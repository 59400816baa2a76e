import ResponderPixels

/// A search for the part of a scrolled view whose pixels can be moved.
///
/// From the view up to the window, it checks each ancestor: whether the view is shown without a transform and
/// with full opacity, the area that clips it, the views in front of it, and whether everything behind it
/// looks the same wherever it is moved. Rectangles are in window coordinates, in points.
@MainActor struct ScrollSearch {
  /// The part of the view that may be visible.
  private(set) var seen: Rect
  /// The part of the view in which pixels can be moved.
  private(set) var movable: Rect
  /// The rectangles that are painted in front of the view.
  private(set) var covers: [Rect] = []

  /// The distance that an edge moves when it is aligned to whole pixels, in points, at most.
  private static let edgeTolerance = 2.0

  private let palette: [Color]
  private let traits: TraitCollection
  private let distance: Vector
  private let scale: Double
  /// A Boolean value that indicates whether nothing behind the view is visible through it.
  private var isOpaque = false

  /// Searches from a scrolled view. If everything has to be drawn, returns `nil`.
  init?(scrolled view: View, in window: Window, distance: Vector) {
    palette = window.theme.palette
    traits = window.shownTraits
    self.distance = distance
    scale = window.contentScaleFactor
    seen = view.geometry.frameBeforeTransform
    movable = seen
    guard isShown(view), takeEdges(of: view, in: seen) else { return nil }
    if isOpaque(view.appearance.backgroundColor) {
      isOpaque = true
    } else if view.appearance.shadow?.isVisible == true {
      return nil
    }
    var current = view
    while let parent = current.link {
      guard isShown(parent), passes(siblingsOf: current, in: parent) else {
        return nil
      }
      if parent.appearance.clipsToBounds { cut(to: parent.bounds) }
      guard takeEdges(of: parent, in: parent.bounds), isOpaque || takeBackground(of: parent) else {
        return nil
      }
      if movable.isEmpty { return nil }
      if parent !== window { shift(by: parent.geometry.toSuperview) }
      current = parent
    }
    guard current === window, isOpaque else { return nil }
    cut(to: window.bounds)
    takeWindowEdges(window)
    if movable.isEmpty { return nil }
  }

  private func isShown(_ view: View) -> Bool {
    view.motion == nil && !view.appearance.isHidden && view.appearance.alpha >= 1
      && view.geometry.isPlain && !view.hasLayerContent && view.appearance.contentShadow == nil
  }

  private func isOpaque(_ color: Color?) -> Bool {
    color?.resolved(in: palette, traits: traits).isOpaque ?? false
  }

  private mutating func cut(to bounds: Rect) {
    seen = seen.intersection(bounds)
    movable = movable.intersection(bounds)
  }

  private mutating func shift(by transform: Transform) {
    seen = seen.applying(transform)
    movable = movable.applying(transform)
    for index in covers.indices { covers[index] = covers[index].applying(transform) }
  }

  /// Collects the siblings in front, and checks those behind if they are visible through the view. If one
  /// behind draws in the area that moves, returns `false`.
  private mutating func passes(siblingsOf view: View, in parent: View) -> Bool {
    var isBehind = true
    for sibling in parent.subviews {
      if sibling === view {
        isBehind = false
      } else if !isBehind {
        sibling.collectPaintedBoxes(&covers)
      } else if !isOpaque {
        var boxes: [Rect] = []
        sibling.collectPaintedBoxes(&boxes)
        for box in boxes where box.intersects(movable) { return false }
      }
    }
    return true
  }

  /// Excludes rounded corners and borders if they look different after a move. If no area remains, returns
  /// `false`.
  private mutating func takeEdges(of view: View, in frame: Rect) -> Bool {
    let appearance = view.appearance
    let cuts = appearance.clipsToBounds || !isOpaque
    let radius = cuts ? appearance.cornerRadius : 0
    guard radius * scale <= Double(RoundedMask.largestSize) else { return false }
    if radius > 0 || appearance.borderWidth > 0 {
      inset(frame, radius: radius, border: appearance.borderWidth)
    }
    return !movable.isEmpty
  }

  /// Excludes the edges of a frame. The rows of rounded corners are drawn separately from those between them.
  /// A border parallel to the move looks the same at every position, one across it does not.
  private mutating func inset(_ frame: Rect, radius: Double, border: Double) {
    let tolerance = Self.edgeTolerance
    let corners = radius > 0 ? radius + tolerance : 0
    let dx = distance.dx != 0 && border > 0 ? border + tolerance : 0
    let dy = distance.dy != 0 && border > 0 ? border + tolerance : 0
    movable = movable.intersection(frame.insetBy(dx: dx, dy: max(dy, corners)))
  }

  /// Returns a Boolean value that indicates whether the background of an ancestor is uniform. If the
  /// background is opaque, the search behind it ends.
  private mutating func takeBackground(of view: View) -> Bool {
    guard view.drawsNothing else { return false }
    guard let color = view.appearance.backgroundColor else {
      return view.appearance.shadow?.isVisible != true
    }
    guard view.bounds.contains(movable) else { return false }
    isOpaque = color.resolved(in: palette, traits: traits).isOpaque
    return isOpaque || view.appearance.shadow?.isVisible != true
  }

  private mutating func takeWindowEdges(_ window: Window) {
    let radius = window.chrome.cornerRadius
    if radius > 0 { inset(window.bounds, radius: radius, border: 1) }
  }
}
