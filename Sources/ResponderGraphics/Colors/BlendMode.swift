import CCairo

/// How what is drawn goes together with what lies beneath. Follows `CGBlendMode`.
public enum BlendMode: Int32, Hashable, Sendable {
  /// Drawn over what lies beneath, as paint.
  case normal = 0
  /// Multiplies the colours: never lighter.
  case multiply = 1
  /// Multiplies the inverse colours: never darker.
  case screen = 2
  /// Multiplies the dark parts and screens the light ones.
  case overlay = 3
  /// Keeps the darker of each part.
  case darken = 4
  /// Keeps the lighter of each part.
  case lighten = 5
  /// Brightens what lies beneath by the colour.
  case colorDodge = 6
  /// Darkens what lies beneath by the colour.
  case colorBurn = 7
  /// Darkens or brightens a little, as a soft light would.
  case softLight = 8
  /// Multiplies by dark colours and screens by light ones.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both with less contrast.
  case exclusion = 11
  /// The hue of the colour, the saturation and luminosity of what lies beneath.
  case hue = 12
  /// The saturation of the colour, the hue and luminosity of what lies beneath.
  case saturation = 13
  /// The hue and saturation of the colour, the luminosity of what lies beneath.
  case color = 14
  /// The luminosity of the colour, the hue and saturation of what lies beneath.
  case luminosity = 15
  /// Takes away what lies beneath.
  case clear = 16
  /// Takes the place of what lies beneath, opacity included.
  case copy = 17
  /// Keeps the drawing only where something lies beneath.
  case sourceIn = 18
  /// Keeps the drawing only where nothing lies beneath.
  case sourceOut = 19
  /// Draws over what lies beneath, and only there.
  case sourceAtop = 20
  /// Draws behind what is there.
  case destinationOver = 21
  /// Keeps what lies beneath only where something is drawn.
  case destinationIn = 22
  /// Takes away what lies beneath where something is drawn.
  case destinationOut = 23
  /// Draws behind what is there, and keeps that only where something is drawn.
  case destinationAtop = 24
  /// Keeps each where the other is not.
  case xor = 25
  /// Adds the colours up.
  case plusLighter = 27

  /// Whether nothing changes outside of what is drawn.
  var isBounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

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
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
