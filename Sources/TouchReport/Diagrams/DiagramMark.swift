package import ResponderGeometry

/// A mark of a drawing, in points from its top left.
package struct DiagramMark: Hashable, Sendable {
  /// The shape of a mark.
  package enum Shape: Hashable, Sendable {
    /// Points that are joined by straight lines.
    case line([Point])
    /// Points that are joined by straight lines to a closed polygon.
    case polygon([Point])
    /// Separate lines: each pair of points is one.
    case segments([Point])
    case rects([Rect])
    /// Discs with the same radius.
    case dots([Point], radius: Double)
    /// An ellipse around a point, rotated clockwise by an angle in radians.
    case ellipse(Point, radiusX: Double, radiusY: Double, angle: Double)
    /// A line of text. `at` is on its baseline, at its start, middle or end.
    case text(String, at: Point, TextLook)

    /// A Boolean value that indicates whether the shape has nothing to draw.
    var isEmpty: Bool {
      switch self {
      case .line(let points), .polygon(let points), .segments(let points): points.count < 2
      case .rects(let rects): rects.isEmpty
      case .dots(let points, _): points.isEmpty
      case .ellipse: false
      case .text(let text, _, _): text.isEmpty
      }
    }
  }

  /// The appearance of a text.
  package struct TextLook: Hashable, Sendable {
    /// The position of a text relative to its point.
    package enum Anchor: String, Hashable, Sendable {
      case start, middle, end
    }

    package var size = 12.0
    package var isBold = false
    package var anchor = Anchor.start
  }

  /// The appearance of a line.
  package struct Stroke: Hashable, Sendable {
    package var tone: Tone
    /// The width, in points.
    package var width = 1.0
    package var isDashed = false
    /// The opacity, from 0 to 1.
    package var opacity = 1.0
  }

  package var shape: Shape
  package var fill: Tone?
  /// The opacity of the fill, from 0 to 1.
  package var fillOpacity = 1.0
  package var stroke: Stroke?
  /// The role of the mark, if it means more than a size.
  package var role: MarkRole?

  /// Creates a mark.
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

/// The meaning of a mark. It is the class of the element in a web page.
package enum MarkRole: String, CaseIterable, Sendable {
  /// A cell without reports.
  case dead
  /// A touch that was reported beside its target.
  case offset
  /// The position of the worst value.
  case worst
  /// The limit of the profile.
  case limit
  /// A touch that ended, or began, while all fingers were held.
  case lost
  /// Touches that exchanged their identifiers.
  case swap
  /// Two touches that were merged.
  case merged
  /// A touch without a finger.
  case ghost
  /// A time without a report.
  case gap
  /// A touch of a hand that was reported as a finger.
  case palm
  /// An interruption of a stroke.
  case broken
  /// A figure that is drawn, such as the mean, the 95th percentile or the spread.
  case figure
}
