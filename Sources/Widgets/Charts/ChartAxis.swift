import WindowResponder

/// The range, the ticks and the labels of an axis of a ``ChartView``.
public struct ChartAxis {
  /// The meaning of the values along an axis.
  public enum Kind: Hashable, Sendable {
    /// Numbers.
    case number
    /// Points in time, in seconds since 1970-01-01 00:00 UTC, in the time zone of the desktop.
    case time
    /// Names for the values 0, 1, 2 and so on.
    case categories([String])
  }

  /// The meaning of the values along the axis.
  public var kind: Kind
  /// The lowest and the highest visible value. If `nil`, the default, the axis includes all values.
  public var range: ClosedRange<Double>?
  /// The visible length of the horizontal axis before the newest value, in the unit of the axis. For example,
  /// 60 is a minute on an axis of time.
  ///
  /// If `nil`, the default, or not greater than 0, all values are visible. If ``range`` is set, the span is
  /// ignored.
  public var span: Double?
  /// A Boolean value that indicates whether the vertical axis includes zero.
  ///
  /// If `nil`, the default, the axis includes zero if a series has areas or bars.
  public var includesZero: Bool?
  /// The closure that formats a value. If `nil`, the axis uses short numbers and times in the language of the
  /// application, with the same number of decimals in one axis and in one mark.
  public var format: ((Double) -> String)?
  /// The title of the axis, for example the unit of its values. If `nil`, the axis has no title.
  public var title: String?
  /// A Boolean value that indicates whether the chart has grid lines at the ticks.
  public var showsGrid: Bool
  /// A Boolean value that indicates whether the grid lines and labels of the axis are hidden. The default is
  /// `false`.
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
