import ResponderSystem

/// A smooth transition between colors. Follows `CGGradient`.
public struct Gradient: Hashable, Sendable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in the order of their locations.
  public let stops: [Stop]

  /// Creates a gradient from stops in any order. Locations are limited to 0…1.
  public init(stops: [Stop]) {
    self.stops = stops.map {
      Stop(color: $0.color, location: $0.location > 0 ? min($0.location, 1) : 0)
    }.ordered { $0.location < $1.location }
  }

  /// Creates a gradient with evenly distributed colors.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// Creates a gradient from colors and their locations, from 0 to 1. Colors without a location, and
  /// locations without a color, are ignored.
  public init(colors: [Color], locations: [Double]) {
    self.init(stops: zip(colors, locations).map { Stop(color: $0, location: $1) })
  }

  /// Creates a gradient from colors and their locations, from 0 to 1.
  ///
  /// Without locations, the colors are evenly distributed. If there is no color, or a value that is not a
  /// color, returns `nil`. All colors are in sRGB, and the color space is ignored. Follows
  /// `CGGradient(colorsSpace:colors:locations:)`.
  public init?(colorsSpace space: ColorSpace?, colors: [Any], locations: [Double]? = nil) {
    let known = colors.compactMap { $0 as? Color }
    guard known.count == colors.count, !known.isEmpty else { return nil }
    if let locations {
      self.init(colors: known, locations: locations)
    } else {
      self.init(colors: known)
    }
  }

  /// Creates a gradient from the components of colors and their locations.
  ///
  /// Each color has four components, or two in gray. If there are too few components, returns `nil`. Follows
  /// `CGGradient`.
  public init?(
    colorSpace space: ColorSpace, colorComponents components: [Double], locations: [Double]?,
    count: Int
  ) {
    let parts = space.numberOfComponents + 1
    guard count > 0, components.count >= count * parts else { return nil }
    let colors = (0..<count).map { index in
      let own = components[index * parts..<(index + 1) * parts].map { $0 }
      return parts == 2
        ? Color(white: own[0], alpha: own[1])
        : Color(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// Returns the color at a location, from 0 to 1.
  public func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if !(location > first.location) { return first.color }
    if location >= last.location { return last.color }
    for (from, to) in zip(stops, stops.dropFirst()) where location < to.location {
      let part = (location - from.location) / (to.location - from.location)
      return from.color.blended(with: to.color, fraction: part)
    }
    return last.color
  }
}
