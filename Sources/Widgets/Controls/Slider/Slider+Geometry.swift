extension Slider {
  /// The diameter of the knob, in points.
  static let knobSide = 24.0
  /// The thickness of the track, in points.
  static let trackThickness = 6.0
  /// The space beside the knob for its focus ring and halo, in points.
  static let knobMargin = 4.0
  /// The spacing between the track and an image at its end, in points.
  static let imageGap = 8.0

  /// Returns the position of a value in the range, from 0 to 1.
  func fraction(of value: Double) -> Double {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite else { return 0 }
    return min(max((value - minimumValue) / range, 0), 1)
  }

  /// Returns the value for a center of the knob.
  func value(atX x: Double) -> Double {
    let track = trackRect(forBounds: bounds)
    let first = knobRect(onTrack: track, for: minimumValue).midX
    let last = knobRect(onTrack: track, for: maximumValue).midX
    // In a right-to-left layout, the first position is to the right of the last one.
    guard last != first else { return minimumValue }
    let part = min(max((x - first) / (last - first), 0), 1)
    // The ends are exact, without rounding errors.
    if part <= 0 { return minimumValue }
    return part >= 1 ? maximumValue : minimumValue + (maximumValue - minimumValue) * part
  }

  /// The frame of the knob for the current value.
  var knobRect: Rect { knobRect(onTrack: trackRect(forBounds: bounds), for: value) }

  /// Returns the frame of the knob for a value, by the overrides of subclasses.
  func knobRect(onTrack track: Rect, for value: Double) -> Rect {
    requestedValue = value
    defer { requestedValue = nil }
    return thumbRect(forBounds: bounds, trackRect: track, value: Float(value))
  }

  /// Returns the requested value if it rounds to a `Float`, or the `Float`.
  func exactValue(of value: Float) -> Double {
    if let requestedValue, Float(requestedValue) == value { return requestedValue }
    return Double(value)
  }

  func usualTrackRect(in bounds: Rect) -> Rect {
    var left = bounds.minX + Self.knobMargin
    var right = bounds.maxX - Self.knobMargin
    let first = minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) }
    let last = maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) }
    if let rect = isRightToLeft ? last : first { left = rect.maxX + Self.imageGap }
    if let rect = isRightToLeft ? first : last { right = rect.minX - Self.imageGap }
    let height = Self.trackThickness
    return Rect(
      x: left, y: (bounds.midY - height / 2).rounded(), width: max(0, right - left), height: height)
  }

  func usualThumbRect(onTrack track: Rect, fraction: Double) -> Rect {
    let size = currentThumbImage?.size ?? Size(width: Self.knobSide, height: Self.knobSide)
    let way = max(0, track.width - size.width)
    let part = isRightToLeft ? 1 - fraction : fraction
    return Rect(
      x: track.minX + way * part, y: track.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func imageRect(_ image: Image?, atX x: (Double) -> Double, in bounds: Rect) -> Rect {
    guard let size = image?.size else { return Rect(origin: bounds.origin, size: .zero) }
    return Rect(
      x: x(size.width), y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).mirrored(in: bounds, if: isRightToLeft)
  }

  /// Returns the text of a number with at most two decimal places, without trailing zeros.
  static func text(of value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    if whole % 100 == 0 { return "\(whole / 100)" }
    let (units, rest) = (whole.magnitude / 100, whole.magnitude % 100)
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole < 0 ? "-" : "")\(units).\(decimals)"
  }
}
