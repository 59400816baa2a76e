package import ResponderGeometry

/// Something that is drawn in a picture, in points from its top left.
package struct PictureMark: Hashable, Sendable {
  /// What it looks like.
  package enum Shape: Hashable, Sendable {
    /// Points joined by straight lines.
    case line([Point])
    /// The same, closed.
    case polygon([Point])
    /// Lines by themselves: each two points are one.
    case segments([Point])
    case rects([Rect])
    /// Discs of one radius.
    case dots([Point], radius: Double)
    /// An ellipse around a point, turned clockwise by an angle in radians.
    case ellipse(Point, radiusX: Double, radiusY: Double, angle: Double)
    /// A line of text: `at` is on its baseline, at its beginning, middle or end.
    case text(String, at: Point, TextLook)
  }

  /// How a text looks.
  package struct TextLook: Hashable, Sendable {
    /// Where a text stands beside its point.
    package enum Anchor: String, Hashable, Sendable {
      case start, middle, end
    }

    package var size = 12.0
    package var isBold = false
    package var anchor = Anchor.start
  }

  /// A line's look.
  package struct Stroke: Hashable, Sendable {
    package var tone: Tone
    /// In points.
    package var width = 1.0
    package var isDashed = false
    /// From 0 to 1.
    package var opacity = 1.0
  }

  package var shape: Shape
  package var fill: Tone?
  /// From 0 to 1.
  package var fillOpacity = 1.0
  package var stroke: Stroke?
  /// What it tells of, where it tells more than how large something is.
  package var role: MarkRole?

  /// Makes a mark.
  package init(
    _ shape: Shape, fill: Tone? = nil, fillOpacity: Double = 1, stroke: Stroke? = nil,
    role: MarkRole? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.fillOpacity = fillOpacity
    self.stroke = stroke
    self.role = role
  }
}

/// What a mark tells of. A page's elements have it as their class.
package enum MarkRole: String, CaseIterable, Sendable {
  /// A cell that took no finger.
  case dead
  /// A finger that was felt beside its target.
  case offset
  /// Where it was worst.
  case worst
  /// The limit of the profile.
  case limit
  /// A finger that was lost, or was new, while all were held.
  case lost
  /// Fingers that took each other's number.
  case swap
  /// Two fingers that became one.
  case merged
  /// A touch that nobody made.
  case ghost
  /// A time without a report.
  case gap
  /// A touch of a hand that was taken for a finger.
  case palm
  /// An interruption of a stroke.
  case broken
  /// The mean, the 95th percentile, the spread: a figure that is drawn.
  case figure
}
