/// Finds out whether what a scrolled view shows may be moved as pixels, and which part of it.
///
/// From the view up to the window it asks of each level: is the view shown as it is, unturned and not
/// see-through; what cuts it off; what lies in front of it; and does everything behind it look the
/// same wherever it is moved. Rectangles are in window coordinates, in points.
@MainActor struct ScrollSearch {
  /// What of the view may be seen.
  private(set) var seen: Rect
  /// The part of it in which pixels can be moved.
  private(set) var movable: Rect
  /// What is painted in front of the view.
  private(set) var covers: [Rect] = []

  /// How far an edge may be moved, in points, when it is put on whole pixels.
  private static let edgeTolerance = 2.0

  private let palette: [Color]
  private let traits: TraitCollection
  private let distance: Vector
  private let scale: Double
  /// Whether nothing behind can shine through.
  private var isOpaque = false

  /// Nil where everything has to be drawn.
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
      && view.geometry.isPlain && !view.hasLayerContent
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

  /// Notes what lies in front, and looks at what lies behind where it can be seen through the view.
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

  /// Leaves out round corners and borders as far as they look different after a move.
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

  /// The rows of round corners are drawn apart from those between them. A border along the way looks
  /// alike wherever it is moved; one across it does not.
  private mutating func inset(_ frame: Rect, radius: Double, border: Double) {
    let tolerance = Self.edgeTolerance
    let corners = radius > 0 ? radius + tolerance : 0
    let dx = distance.dx != 0 && border > 0 ? border + tolerance : 0
    let dy = distance.dy != 0 && border > 0 ? border + tolerance : 0
    movable = movable.intersection(frame.insetBy(dx: dx, dy: max(dy, corners)))
  }

  /// Whether the background of a view further up is the same all over; ends the search behind it
  /// where it is opaque.
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
