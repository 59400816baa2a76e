import ResponderGeometry

/// What few drawings set: the style of lines, a shadow, smoothing. A context without it has the values here.
///
/// It is shared by the states that are saved, and never changed once it is.
final class DrawingStyle: Sendable {
  /// What the style says.
  struct Values: Sendable {
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var miterLimit = 10.0
    var lineDash: [Double] = []
    var lineDashPhase = 0.0
    var shadow: Shadow?
    var isSmooth = true
    var allowsSmoothing = true
    var flatness = 0.0
    var interpolation = InterpolationQuality.default
  }

  /// The shadow of everything that is drawn.
  struct Shadow: Sendable {
    /// How far it is moved, in points of the whole canvas.
    var offset: Vector
    /// The standard deviation of its blur, in points of the whole canvas.
    var deviation: Double
    /// Its colour, opacity included.
    var color: Color
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static let usual = DrawingStyle(Values())
}

extension GraphicsContext {
  /// The style of lines and the like.
  var style: DrawingStyle.Values { (state.style ?? .usual).values }

  func changeStyle(_ change: (inout DrawingStyle.Values) -> Void) {
    var values = style
    change(&values)
    state.style = DrawingStyle(values)
  }
}
