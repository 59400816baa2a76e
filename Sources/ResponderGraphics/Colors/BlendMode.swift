import CCairo

/// The compositing of drawn content (the source) with the existing content (the destination). Follows
/// `CGBlendMode`.
public enum BlendMode: Int32, Hashable, Sendable {
  /// Draws the source over the destination.
  case normal = 0
  /// Multiplies the colors. The result is never lighter.
  case multiply = 1
  /// Multiplies the inverse colors. The result is never darker.
  case screen = 2
  /// Multiplies or screens the colors, depending on the destination.
  case overlay = 3
  /// Selects the darker value of each component.
  case darken = 4
  /// Selects the lighter value of each component.
  case lighten = 5
  /// Brightens the destination by the source.
  case colorDodge = 6
  /// Darkens the destination by the source.
  case colorBurn = 7
  /// Darkens or brightens the destination slightly, depending on the source.
  case softLight = 8
  /// Multiplies or screens the colors, depending on the source.
  case hardLight = 9
  /// Subtracts the darker color from the lighter one.
  case difference = 10
  /// Subtracts the darker color from the lighter one, with less contrast.
  case exclusion = 11
  /// Combines the hue of the source with the saturation and luminosity of the destination.
  case hue = 12
  /// Combines the saturation of the source with the hue and luminosity of the destination.
  case saturation = 13
  /// Combines the hue and saturation of the source with the luminosity of the destination.
  case color = 14
  /// Combines the luminosity of the source with the hue and saturation of the destination.
  case luminosity = 15
  /// Clears the destination.
  case clear = 16
  /// Replaces the destination, including its opacity.
  case copy = 17
  /// Draws the source only where the destination is opaque, and clears the rest.
  case sourceIn = 18
  /// Draws the source only where the destination is transparent, and clears the rest.
  case sourceOut = 19
  /// Draws the source over the destination, only where the destination is opaque.
  case sourceAtop = 20
  /// Draws the source behind the destination.
  case destinationOver = 21
  /// Keeps the destination only where the source is opaque.
  case destinationIn = 22
  /// Clears the destination where the source is opaque.
  case destinationOut = 23
  /// Draws the source behind the destination, and keeps the destination only where the source is opaque.
  case destinationAtop = 24
  /// Keeps source and destination only where the other one is transparent.
  case xor = 25
  /// Adds the colors.
  case plusLighter = 27

  /// A Boolean value that indicates whether the destination outside the source does not change.
  var isBounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// The corresponding operator of Cairo.
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
