import ResponderPlatform
import WindowResponder

/// The frames of layer surfaces on a screen, and the area that they leave free.
///
/// The arrangement is that of most compositors. Surfaces that reserve space come first, with the highest
/// layer nearest to the edges. The other surfaces get the remaining area.
@MainActor struct HeadlessLayers {
  /// The frames of layer surfaces by their identities, in points of the screen.
  private(set) var frames: [ObjectIdentifier: Rect] = [:]
  /// The area that is left for windows.
  private(set) var usable: Rect

  init(_ surfaces: [HeadlessSurface], screen: Rect) {
    usable = screen
    let layers: [LayerSettings.Layer] = [.overlay, .top, .bottom, .background]
    let placed = layers.flatMap { layer in surfaces.filter { $0.layer?.layer == layer } }
    for surface in placed {
      guard let settings = surface.layer, settings.exclusiveZone > 0 else { continue }
      frames[ObjectIdentifier(surface)] = Self.frame(of: settings, in: usable)
      usable = Self.rest(of: usable, settings)
    }
    for surface in placed {
      guard let settings = surface.layer, settings.exclusiveZone <= 0 else { continue }
      frames[ObjectIdentifier(surface)] = Self.frame(
        of: settings, in: settings.exclusiveZone < 0 ? screen : usable)
    }
  }

  private static func frame(of settings: LayerSettings, in area: Rect) -> Rect {
    let size = settings.fittingSize(limit: 16_384)
    let edges = settings.edges
    let margins = settings.margins
    let (x, width) = span(
      size.width, from: area.minX, to: area.maxX,
      begin: edges.contains(.left) ? margins.left : nil,
      end: edges.contains(.right) ? margins.right : nil)
    let (y, height) = span(
      size.height, from: area.minY, to: area.maxY,
      begin: edges.contains(.top) ? margins.top : nil,
      end: edges.contains(.bottom) ? margins.bottom : nil)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the position and the length of a side between two edges. The values `begin` and `end` are the
  /// distances to the edges, or `nil` for an edge without an anchor.
  private static func span(
    _ length: Double, from low: Double, to high: Double, begin: Double?, end: Double?
  ) -> (start: Double, length: Double) {
    switch (begin, end) {
    case (let begin?, let end?):
      let room = max(1, high - low - begin - end)
      if length <= 0 { return (low + begin, room) }
      return (low + begin + ((room - length) / 2).rounded(.down), length)
    case (let begin?, nil): return (low + begin, length)
    case (nil, let end?): return (high - end - length, length)
    case (nil, nil): return (((low + high - length) / 2).rounded(.down), length)
    }
  }

  /// Returns the rest of an area after a surface has reserved space at its edge.
  private static func rest(of area: Rect, _ settings: LayerSettings) -> Rect {
    let zone = settings.exclusiveZone
    let margins = settings.margins
    let edge: EdgeInsets
    switch settings.edges {
    case [.top], [.top, .left, .right]: edge = EdgeInsets(top: zone + margins.top)
    case [.bottom], [.bottom, .left, .right]: edge = EdgeInsets(bottom: zone + margins.bottom)
    case [.left], [.left, .top, .bottom]: edge = EdgeInsets(left: zone + margins.left)
    case [.right], [.right, .top, .bottom]: edge = EdgeInsets(right: zone + margins.right)
    default: return area
    }
    return area.inset(by: edge)
  }
}
