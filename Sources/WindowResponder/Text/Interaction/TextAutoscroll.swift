import ResponderRuntime

/// An object that scrolls text while the user selects it with a pointer or a touch beyond an edge, even one
/// that does not move.
@MainActor final class TextAutoscroll {
  /// The distance scrolled in a second for each point beyond the edge, in points.
  static let speed = 12.0
  /// The largest distance scrolled in a second, in points.
  static let greatestSpeed = 2400.0
  /// The longest time that one frame counts for, in seconds.
  private static let longestStep = 0.1

  @BackLink private var interaction: TextInteraction?
  /// The closure that selects up to a location, in window coordinates.
  private let onMove: (Point) -> Void
  private var link: DisplayLink?
  private var lastTime = 0.0
  private var pointer = Point.zero

  /// Creates an object that calls a closure with the location to select up to.
  init(_ interaction: TextInteraction, onMove: @escaping (Point) -> Void) {
    self.interaction = interaction
    self.onMove = onMove
  }

  isolated deinit { link?.invalidate() }

  /// Updates the location of the pointer or touch, in window coordinates.
  func point(at place: Point) {
    pointer = place
    onMove(placeToSelect)
    update()
  }

  /// The pointer's location, limited to the visible part of the text.
  private var placeToSelect: Point {
    guard let seen = interaction?.seenRect, !seen.isEmpty else { return pointer }
    return Point(
      x: min(max(pointer.x, seen.minX), seen.maxX),
      y: min(max(pointer.y, seen.minY), seen.maxY - 1))
  }

  private func update() {
    let window = interaction?.view?.window
    if window == nil || pointer.excess(beyond: interaction?.seenRect ?? .zero) == .zero {
      link?.invalidate()
      link = nil
    } else if link == nil {
      lastTime = ProgramContext.of(interaction?.view).now
      let link = DisplayLink { [weak self] _ in self?.step() }
      self.link = link
      link.add(to: window)
    }
  }

  private func step() {
    let now = ProgramContext.of(interaction?.view).now
    let time = min(max(0, now - lastTime), Self.longestStep)
    lastTime = now
    if time > 0, let interaction {
      let rest = scroll(interaction, time)
      // A field that scrolls its text itself follows the caret. Therefore the location is a step beyond the
      // edge.
      onMove(placeToSelect + rest)
    }
    update()
  }

  /// Returns the distance to scroll in a time, for a pointer at a distance beyond an edge.
  private func way(_ excess: Vector, _ time: Double) -> Vector {
    func way(_ excess: Double) -> Double {
      min(max(excess * Self.speed, -Self.greatestSpeed), Self.greatestSpeed) * time
    }
    return Vector(dx: way(excess.dx), dy: way(excess.dy))
  }

  /// Scrolls the scroll views around the text whose edges the pointer is beyond, the innermost first. Returns
  /// the distance that no scroll view has scrolled.
  private func scroll(_ interaction: TextInteraction, _ time: Double) -> Vector {
    var rest = way(pointer.excess(beyond: interaction.seenRect), time)
    var current: View? = interaction.input?.textInputView
    while let candidate = current, rest != .zero {
      if let scroller = candidate as? ScrollView, scroller.isScrollEnabled {
        var wanted = way(pointer.excess(beyond: scroller.seenInWindow), time)
        if rest.dx == 0 { wanted.dx = 0 }
        if rest.dy == 0 { wanted.dy = 0 }
        if wanted == .zero {
          current = candidate.superview
          continue
        }
        let before = scroller.contentOffset
        let target = scroller.extent.clamp(before + wanted)
        if target != before { scroller.contentOffset = target }
        if scroller.contentOffset.x != before.x { rest.dx = 0 }
        if scroller.contentOffset.y != before.y { rest.dy = 0 }
      }
      current = candidate.superview
    }
    return rest
  }
}

extension TextInteraction {
  /// The visible part of the input, in window coordinates.
  var seenRect: Rect { input?.textInputView.seenInWindow ?? .zero }
}

extension View {
  /// The part of the bounds that no ancestor clips, in window coordinates.
  package var seenInWindow: Rect {
    guard let window else { return .zero }
    var seen = convert(bounds, to: nil).intersection(window.bounds)
    var current: View? = superview
    while let candidate = current, candidate !== window {
      if candidate.clipsToBounds {
        seen = seen.intersection(candidate.convert(candidate.bounds, to: nil))
      }
      current = candidate.superview
    }
    return seen
  }
}

extension Point {
  /// Returns the distance of the point from the nearest edges of a rectangle that does not contain it.
  fileprivate func excess(beyond rect: Rect) -> Vector {
    if rect.isEmpty { return .zero }
    func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value < low ? value - low : value > high ? value - high : 0
    }
    return Vector(dx: beyond(x, rect.minX, rect.maxX), dy: beyond(y, rect.minY, rect.maxY))
  }
}
