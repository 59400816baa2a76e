import CCairo

/// How what is drawn goes together with what lies beneath. Follows `CGBlendMode`.
public enum BlendMode: Hashable, Sendable {
  /// Drawn over what lies beneath, as paint.
  case normal
  /// Takes the place of what lies beneath, opacity included.
  case copy
  /// Takes away what lies beneath.
  case clear
  /// Multiplies the colours: never lighter.
  case multiply
  /// Multiplies the inverse colours: never darker.
  case screen
  /// Multiplies the dark parts and screens the light ones.
  case overlay
  /// Keeps the darker of each part.
  case darken
  /// Keeps the lighter of each part.
  case lighten
  /// Keeps the drawing only where something lies beneath.
  case sourceIn
  /// Draws over what lies beneath, and only there.
  case sourceAtop
  /// Draws behind what is there.
  case destinationOver
  /// Keeps what lies beneath only where something is drawn.
  case destinationIn
  /// Takes away what lies beneath where something is drawn.
  case destinationOut
  /// Adds the colours up.
  case plusLighter

  /// Whether nothing changes outside of what is drawn.
  var isBounded: Bool { self != .sourceIn && self != .destinationIn }

  /// The operator that cairo has for it.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .copy: CAIRO_OPERATOR_SOURCE
    case .clear: CAIRO_OPERATOR_CLEAR
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
