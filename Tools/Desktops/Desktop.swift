import RealCompositors

/// A compositor to test, which is a column of the table.
struct Desktop {
  /// The compositors that can be tested.
  enum Kind: String {
    case kwin = "KWin"
    case mutter
    case gnomeShell = "gnome-shell"
    case sway
    case weston
    case labwc

    /// The name of the compositor's program.
    var program: String { self == .kwin ? "kwin_wayland" : rawValue }
  }

  /// The screen that a behavior requires, in device pixels.
  struct Screen {
    var width = 800
    var height = 600
    /// The initial scale of the first output.
    var scale = 1.0
    var outputs = 1
    var hasInputMethod = false
    var keyboard = KeyboardLayout.usual
  }

  let kind: Kind
  private let root: SystemRoot

  /// The name of the desktop with its version, such as `sway 1.7`.
  let name: String

  /// Creates a desktop, or returns nil if its program isn't installed.
  init?(_ kind: Kind, in root: SystemRoot) {
    guard root.has(kind.program) else { return nil }
    self.kind = kind
    self.root = root
    name = [kind.rawValue, root.version(of: kind.program)].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the desktops of this machine, and those of later Debian releases in the given folders.
  static func all(guests: [String]) -> [Desktop] {
    let own = [Kind.kwin, .mutter, .gnomeShell, .sway, .weston, .labwc]
    let later = [Kind.kwin, .mutter, .sway, .labwc]
    let desktops = own.compactMap { Desktop($0, in: .own) }
    return desktops
      + guests.flatMap { guest in
        later.compactMap { Desktop($0, in: SystemRoot(path: guest)) }
      }
  }

  /// Starts the compositor.
  func start(_ screen: Screen) throws -> RealCompositor {
    let (width, height) = (screen.width, screen.height)
    let compositor: RealCompositor
    switch kind {
    case .kwin:
      compositor = try .kwin(
        width: width, height: height, outputs: screen.outputs,
        hasInputMethod: screen.hasInputMethod, keyboard: screen.keyboard, root: root)
    case .mutter, .gnomeShell:
      compositor = try .mutter(
        isShell: kind == .gnomeShell, width: width, height: height, outputs: screen.outputs,
        root: root)
    case .sway:
      compositor = try .sway(width: width, height: height, hasBus: true, root: root)
      for _ in 1..<screen.outputs { try compositor.swaymsg("create_output") }
    case .labwc:
      compositor = try .labwc(
        width: width, height: height, outputs: screen.outputs, hasBus: true, root: root)
    case .weston:
      guard screen.outputs == 1 else {
        throw Ending.notPlayed("weston has one output without a screen")
      }
      guard screen.scale == screen.scale.rounded() else {
        throw Ending.notOffered("weston's scales are whole numbers")
      }
      let scale = Int(screen.scale)
      return try .weston(
        width: width / scale, height: height / scale, scale: scale, shell: "desktop", hasBus: true,
        keyboard: screen.keyboard)
    }
    if screen.scale != 1 { try compositor.setScale(screen.scale) }
    return compositor
  }
}
