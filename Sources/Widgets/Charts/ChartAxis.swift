import WindowResponder

/// How an axis of a ``ChartView`` counts, and what is written beside it.
public struct ChartAxis {
  /// What the places along an axis mean.
  public enum Kind: Hashable, Sendable {
    /// Numbers.
    case number
    /// Points in time, in seconds since the beginning of 1970 in Greenwich, shown in the desktop's time
    /// zone.
    case time
    /// Names for the places 0, 1, 2 and so on.
    case categories([String])
  }

  /// What the places mean.
  public var kind: Kind
  /// The lowest and highest value that is shown; nil for what the values need.
  public var range: ClosedRange<Double>?
  /// How far back from the newest value is shown, in the axis's unit, as 60 for a minute of seconds; nil
  /// for all. What ``range`` says comes first.
  public var span: Double?
  /// Whether zero is shown even where no value is near it; nil for yes with bars and areas.
  public var includesZero: Bool?
  /// Writes a value; nil for short numbers and times.
  public var format: ((Double) -> String)?
  /// What the axis shows, as a unit; nil for nothing.
  public var title: String?
  /// Whether lines across the chart stand at the ticks.
  public var showsGrid: Bool
  /// Whether neither lines nor labels are shown.
  public var isHidden = false

  /// Creates an axis.
  public init(
    _ kind: Kind = .number, range: ClosedRange<Double>? = nil, title: String? = nil,
    showsGrid: Bool = true, format: ((Double) -> String)? = nil
  ) {
    (self.kind, self.range, self.title) = (kind, range, title)
    (self.showsGrid, self.format) = (showsGrid, format)
  }
}
