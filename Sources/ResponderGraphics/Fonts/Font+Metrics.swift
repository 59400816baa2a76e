/// The measures of a font, in points.
struct FontMeasures {
  var ascender: Double
  var descender: Double
}

extension Font {
  /// The height of a line of text, in points.
  @preconcurrency @MainActor public var lineHeight: Double { metrics.ascender - metrics.descender }
  /// The distance from the baseline to the top of a line, in points.
  @preconcurrency @MainActor public var ascender: Double { metrics.ascender }
  /// The distance from the baseline to the bottom of a line, in points. It is negative.
  @preconcurrency @MainActor public var descender: Double { metrics.descender }
  /// The height of a capital letter, in points.
  @preconcurrency @MainActor public var capHeight: Double { TextEngine.height(of: "H", in: self) }
  /// The height of a lowercase x, in points.
  @preconcurrency @MainActor public var xHeight: Double { TextEngine.height(of: "x", in: self) }

  /// The largest number of fonts whose measures are cached.
  @MainActor private static let cacheLimit = 64
  @MainActor private static var known: [Font: FontMeasures] = [:]

  @MainActor private var metrics: FontMeasures {
    if let metrics = Self.known[self] { return metrics }
    if Self.known.count >= Self.cacheLimit { Self.known.removeAll() }
    let metrics = TextEngine.metrics(of: self)
    Self.known[self] = metrics
    return metrics
  }
}
