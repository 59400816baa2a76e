import ResponderPlatform

extension CursorShape {
  /// The value for `wp_cursor_shape_device_v1.set_shape`. The cases are in the order of the protocol's
  /// values, from 1.
  var protocolValue: UInt32 {
    UInt32((Self.allCases.firstIndex(of: self) ?? 0) + 1)
  }

  /// The names of the shape in cursor themes, in the order of preference: CSS's name, then X11's.
  var themeNames: [String] { [cssName] + (Self.oldNames[self] ?? []) }

  /// The names that are used if no theme has the shape.
  static let lastThemeNames = ["default", "left_ptr"]

  /// The name in CSS, such as `nwse-resize` or `vertical-text`.
  private var cssName: String {
    rawValue.reduce(into: "") { name, character in
      if character.isUppercase { name += "-" }
      name += character.lowercased()
    }
  }

  /// The names in themes that are older than CSS's names.
  private static let oldNames: [CursorShape: [String]] = [
    .default: ["left_ptr"], .help: ["question_arrow"], .pointer: ["hand2", "hand1"],
    .progress: ["left_ptr_watch"], .wait: ["watch"], .cell: ["plus"], .crosshair: ["cross"],
    .text: ["xterm"], .move: ["fleur"], .notAllowed: ["crossed_circle"],
    .grab: ["openhand", "hand1"], .grabbing: ["closedhand", "fleur"],
    .eResize: ["right_side"], .nResize: ["top_side"], .neResize: ["top_right_corner"],
    .nwResize: ["top_left_corner"], .sResize: ["bottom_side"],
    .seResize: ["bottom_right_corner"], .swResize: ["bottom_left_corner"],
    .wResize: ["left_side"], .ewResize: ["sb_h_double_arrow"], .nsResize: ["sb_v_double_arrow"],
    .neswResize: ["fd_double_arrow"], .nwseResize: ["bd_double_arrow"],
    .colResize: ["sb_h_double_arrow"], .rowResize: ["sb_v_double_arrow"],
    .allScroll: ["fleur"],
  ]
}
