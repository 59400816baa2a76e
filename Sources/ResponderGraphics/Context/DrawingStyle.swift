import ResponderGeometry

/// The rarely used part of the drawing state: the style of lines, the shadow and antialiasing. A context
/// without it has the default values.
///
/// It is immutable, and shared by saved states.
final class DrawingStyle: Sendable {
  /// The values of the style.
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

  /// The shadow of drawn content.
  struct Shadow: Sendable {
    /// The offset, in points of the whole canvas.
    var offset: Vector
    /// The standard deviation of the blur, in points of the whole canvas.
    var deviation: Double
    /// The color, including its opacity.
    var color: Color
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static let usual = DrawingStyle(Values())
}

extension GraphicsContext {
  /// The present drawing style.
  var style: DrawingStyle.Values { (state.style ?? .usual).values }

  func changeStyle(_ change: (inout DrawingStyle.Values) -> Void) {
    var values = style
    change(&values)
    state.style = DrawingStyle(values)
  }
}
